/** What is asked over HTTP about oneself. */

import { ask } from '../api'
import { at } from '../base'
import type { Me, Recovery, RobotToken, SessionInfo } from '../wire'

/** Keeps who I am under a name and a phrase; the answer is the recovery code, told this once. */
export const signUp = async (account: string, phrase: string): Promise<string> =>
  (await ask<Recovery>('/api/account', 'POST', { account, phrase })).recovery

export const signIn = (account: string, phrase: string): Promise<Me> => ask('/api/session', 'POST', { account, phrase })

export const signOut = (): Promise<null> => ask('/api/session', 'DELETE')

/** A new phrase for who holds the recovery code; the answer is a new code. */
export const recover = async (account: string, code: string, phrase: string): Promise<string> =>
  (await ask<Recovery>('/api/recovery', 'POST', { account, code, phrase })).recovery

export const sessions = (): Promise<SessionInfo[]> => ask('/api/me/sessions')

export const endSession = (id: string): Promise<null> => ask(`/api/me/sessions/${id}`, 'DELETE')

export const newRobotToken = async (): Promise<string> => (await ask<RobotToken>('/api/me/robot-token', 'POST')).token

export const noRobotToken = (): Promise<null> => ask('/api/me/robot-token', 'DELETE')

export const forget = (): Promise<null> => ask('/api/me', 'DELETE')

/** The address of everything that is kept about me. */
export const exported = (): string => at('/api/me/export')
