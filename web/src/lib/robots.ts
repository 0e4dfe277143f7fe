/** Bots of people: who is here, challenges, and the own ones. */
import type { BotChallengeRequest, MyRobots, RobotsAnswer, RobotToken, TableAnswer } from '../generated/wire';
import { json } from './api';

export const robots = {
  here: () => json<RobotsAnswer>('/api/bots'),
  mine: () => json<MyRobots>('/api/bots/mine'),
  make: (name: string) => json<RobotToken>('/api/bots', { method: 'POST', body: { name } }),
  renew: (bot: string) => json<RobotToken>(`/api/bots/${bot}/token`, { method: 'POST' }),
  end: (bot: string) => json<MyRobots>(`/api/bots/${bot}`, { method: 'DELETE' }),
  challenge: (bot: string, body: BotChallengeRequest) => json<TableAnswer>(`/api/bots/${bot}/challenge`, { method: 'POST', body }),
};
