import { toLocal } from '#platform/tokyo-moment.ts'
import { newDrawing } from '#test/community/pictures.ts'
import type { Session } from '#test/worlds/session.ts'
import type { Web } from '#test/worlds/web-world.ts'

const DAY = 86_400_000
const html = { headers: { Accept: 'text/html' } }

/** What editors and members do with a contest in a running house. */
export function contestsOf(web: Web, editor: () => Session) {
  const change = (id: number, fields: Record<string, string>) => editor().submit(`/staff/contests/${id}`, fields, html)
  const judging = (id: number, fields: Record<string, string>) =>
    editor().submit(`/staff/contests/${id}/judging`, fields, html)
  return {
    change,
    judging,

    /** A contest as an editor makes it; its times in days from now. */
    async open({
      from = -1,
      to = 5,
      results = 6 as number | null,
      publish = true,
      more = {} as Record<string, string>,
    } = {}) {
      const now = (await web.now()).getTime()
      const local = (days: number) => toLocal(new Date(now + days * DAY))
      const words = {
        title: '試しのコンテスト',
        theme: '試し',
        content: '説明',
        rules: 'きまり',
        prizes: '賞',
        starts_at: local(from),
        ends_at: local(to),
        results_at: results === null ? '' : local(results),
        ...more,
      }
      const made = await editor().submit('/staff/contests', { intent: 'add', ...words }, html)
      const id = Number(/\d+$/.exec(made.location ?? '')![0])
      if (publish) await change(id, { act: 'publish' })
      return { id, words }
    },

    async enter(
      session: Session,
      id: number,
      { image, declared = '1', named }: { image?: Buffer | null; declared?: string | null; named?: boolean } = {},
    ) {
      const form = new FormData()
      const bytes = image === undefined ? await newDrawing() : image
      if (bytes) form.set('illust_contest_applicant[work_image]', new Blob([new Uint8Array(bytes)]), 'work.png')
      if (declared !== null) form.set('illust_contest_applicant[not_using_ai]', declared)
      if (named) form.set('illust_contest_applicant[shows_name]', '1')
      return session.post(`/illust_contests/${id}/illust_contest_applicants`, form)
    },

    /** Its times pass: it was judged, and the results were told a minute ago. */
    async tell(id: number) {
      const now = (await web.now()).getTime()
      const times = {
        starts_at: new Date(now - 9 * DAY),
        ends_at: new Date(now - DAY),
        results_at: new Date(now - 60_000),
      }
      await web.db.updateTable('illust_contests').set(times).where('id', '=', id).execute()
    },

    entryOf: (contestId: number, memberId: number) =>
      web.db
        .selectFrom('illust_contest_applicants')
        .selectAll()
        .where('contest_id', '=', contestId)
        .where('member_id', '=', memberId)
        .executeTakeFirst(),
  }
}
