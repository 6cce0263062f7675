/** What the host asks and says over HTTP. */

import { ask } from '../api'
import type { AdminOverview, AdminPerson, AdminReport, AdminTable, Announcement, HostSettings } from '../wire'

export const overview = (): Promise<AdminOverview> => ask('/api/admin')

export const tables = (): Promise<AdminTable[]> => ask('/api/admin/tables')

export const closeTable = (table: string): Promise<null> => ask(`/api/admin/tables/${table}/close`, 'POST')

/** Rows that one answer has at most. */
export const PAGE = 50

/** People by number from above `after`, those whose name or account holds `found`. */
export const people = (found: string, after: string): Promise<AdminPerson[]> =>
  ask(`/api/admin/people?${new URLSearchParams({ found, after, limit: String(PAGE) })}`)

/** For some days, or for good. */
export const ban = (player: string, days: number | null): Promise<null> =>
  ask(`/api/admin/people/${player}/ban`, 'PUT', { days })

export const unban = (player: string): Promise<null> => ask(`/api/admin/people/${player}/ban`, 'DELETE')

export const reports = (done: boolean): Promise<AdminReport[]> => ask(`/api/admin/reports?done=${done}`)

export const seenTo = (report: string): Promise<null> => ask(`/api/admin/reports/${report}/done`, 'POST')

export const announce = (text: string | null): Promise<Announcement> => ask('/api/admin/announcement', 'PUT', { text })

export const decide = (settings: HostSettings): Promise<HostSettings> => ask('/api/admin/settings', 'PUT', settings)
