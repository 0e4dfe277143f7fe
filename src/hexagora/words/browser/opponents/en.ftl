# Finding opponents, and how strong they are.

fault-no_ladder = There is no such ladder.
fault-rated_against_self = Nobody can play a rated game against themselves.
fault-rated_clock = A rated game needs a clock by which it is lost when time runs out; without one it might never end.
fault-rated_person = A rated game is played by people with an identity. Sign in, or play without rating.
fault-unmeasured_bot = How strong this bot is in this mode was not measured, so a game against it cannot be rated.
fault-unrated_mode = This game cannot be rated, because its sides do not have the same chances. Choose one without a mission and without components of your own, in which everybody stands alone or all teams are equally large.
