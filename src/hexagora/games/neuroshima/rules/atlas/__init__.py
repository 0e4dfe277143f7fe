"""The rules of the missions, a module for each, behind one interface (`mission.Mission`)."""
