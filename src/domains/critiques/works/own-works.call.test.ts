import { describe, expect, it } from 'vitest'
import { newEntitled, newTeacher } from '#test/critiques/asking.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

describe('the list of own critiques', () => {
  it('has every work of its learner on pages of fifty, those taken back too, and nobody else’s', async () => {
    const [teacher, one, other] = [await newTeacher(web), await newEntitled(web), await newEntitled(web)]
    const now = await web.now()
    const workOf = (member_id: number, daysAgo: number, more: object = {}) => ({
      ...{
        member_id,
        campaign_id: teacher.campaignId,
        teacher_id: teacher.teacherId,
        image_key: `private/${member_id}-${daysAgo}`,
      },
      ...{
        image_width: 8,
        image_height: 8,
        genre: 'original' as const,
        comment: '手',
        agreement_version: '1',
        fee_yen: 4_000,
      },
      ...{
        requested_at: new Date(now.getTime() - daysAgo * 86_400_000),
        cancelled_at: now,
        cancelled_by: 'owner' as const,
      },
      ...more,
    })
    const open = { cancelled_at: null, cancelled_by: null }
    const rows = Array.from({ length: 50 }, (_, index) => workOf(one.memberId, index + 2))
    await web.db
      .insertInto('corrected_works')
      .values([
        ...rows,
        workOf(one.memberId, 60, { ...open, corrected_at: now, by_extra_right: true }),
        workOf(one.memberId, 1, open),
      ])
      .execute()
    const list = async (page: number) => (await one.session.visit(`/user_corrected_works?page=${page}`)).text
    const [first, second] = [await list(1), await list(2)]
    const links = (text: string) => text.match(/href="\/user_corrected_works\/\d+"/g) ?? []
    expect([links(first).length, links(second).length]).toEqual([50, 2])
    expect(first).toContain('これまでの依頼 52件')
    for (const word of ['添削待ち', '取り消し済み', 'までの返却が目標']) expect(first).toContain(word)
    for (const word of ['添削済み', '返却日']) expect(second).toContain(word)
    const empty = (await other.session.visit('/user_corrected_works')).text
    expect(empty).toContain('添削の依頼はまだありません')
    expect(links(empty)).toEqual([])
  })
})
