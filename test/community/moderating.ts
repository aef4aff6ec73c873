import type { Session } from '#test/worlds/session.ts'
import type { Web } from '#test/worlds/web-world.ts'
import type { TargetType } from '#domains/community/cases/queries.ts'
import { newPerson } from '#test/people.ts'
import { showReport } from './showing.ts'

const html = { headers: { Accept: 'text/html' } }

/** What members and staff do about things that are shown in a house. */
export function moderating(web: Web, staff: () => Session) {
  return {
    html,
    async people() {
      const owner = await newPerson(web, { name: '描いた人' })
      const friend = await newPerson(web, { name: '見た人' })
      return { owner, friend, id: await showReport(owner.session) }
    },
    /** Somebody who has been here for more than a week. */
    async oldHand() {
      const person = await newPerson(web)
      const joined_at = new Date((await web.now()).getTime() - 8 * 86_400_000)
      await web.db.updateTable('members').set({ joined_at }).where('id', '=', person.memberId).execute()
      return person
    },
    flag: (session: Session, id: number, more: object = {}) =>
      session.post('/content_reports', { target_type: 'report', target_id: id, reason: 'spam', ...more }),
    /** What waits for a decision about it. */
    async caseOf(id: number, type: TargetType = 'report') {
      const row = await web.db
        .selectFrom('moderation_cases')
        .select('id')
        .where('target_type', '=', type)
        .where('target_id', '=', id)
        .where('settled_at', 'is', null)
        .executeTakeFirstOrThrow()
      return row.id
    },
    decide: (caseId: number, act: string, more: Record<string, string> = {}) =>
      staff().submit(`/staff/moderation/${caseId}`, { act, reason: '規約に合わないためです。', ...more }, html),
    isSeen: async (session: Pick<Session, 'visit'>, id: number) =>
      (await session.visit(`/illust_reports/${id}`)).status === 200,
    async say(session: Session, id: number, content = 'いいですね。') {
      const form = new FormData()
      form.set('illust_report_comment[content]', content)
      return session.post(`/illust_reports/${id}/comments`, form)
    },
  }
}
