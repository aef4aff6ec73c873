import { beforeAll, describe, expect, it } from 'vitest'
import { newEntitled, newTeacher } from '#test/critiques/asking.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const main = async (session: Session) => /<main[\s\S]*<\/main>/.exec((await session.visit('/')).text)![0]
const filled = (page: string) =>
  [...page.matchAll(/<a[^>]*class="[^"]*button-filled[^"]*"[^>]*>(.*?)<\/a>/g)].map(([, inner]) =>
    inner!.replace(/<[^>]+>/g, ''),
  )

describe('the first page of who has just come', () => {
  it('has one filled way to begin, and what is announced stands below the courses', async () => {
    const banner = { title: '試しの催し、募集中です', url: '/illust_contests' }
    await web.db
      .insertInto('notifications')
      .values({ ...banner, place: 'banner', audience: 'members', opened_at: await web.now() })
      .execute()
    const { session } = await newPerson(web)
    await expect.poll(() => main(session)).toContain('試しの催し')
    const page = await main(session)
    expect(filled(page)).toEqual(['無料で見る'])
    expect(page.replaceAll('<wbr/>', '')).toMatch(/まず\d+秒。/)
    expect(page).toContain('質問に答える')
    const [courses, announced] = ['新しい講座', '試しの催し、募集中です'].map((words) => page.indexOf(words))
    expect(courses).toBeGreaterThan(0)
    expect(announced).toBeGreaterThan(courses!)
  })

  it('tells who has a plan of nothing that costs nothing', async () => {
    const [{ session: paying }, { session: free }] = [await newSubscriber(web), await newPerson(web)]
    expect(await main(free)).toContain('>無料<')
    const page = await main(paying)
    expect(page).not.toContain('>無料<')
    expect(filled(page)).toEqual(['見てみる'])
  })
})

describe('how one stands with the plans', () => {
  const strip = async (session: Session) =>
    /<section aria-label="プラン".*?<\/section>/s.exec(await main(session))?.[0].replaceAll(/<!-- -->/g, '')

  it('stands near the top for who has no plan, with what a plan opens and what the first month costs', async () => {
    const { session } = await newPerson(web)
    const words = await strip(session)
    expect(words).toMatch(/23:59まで10円/)
    expect(words).toContain('先生の添削もあります')
    expect(words).toContain('href="/subscriptions/lp"')
  })

  it('tells who tries until when, from which day which amount, and leads to the contract', async () => {
    const { id } = await web.member('trial1')
    const words = await strip(await web.signIn('trial1'))
    expect(words).toMatch(/無料体験は、あと\d日です/)
    expect(words).toMatch(/\d+月\d+日から1ヶ月プランが始まり、初回の料金[\d,]+円（税込）を請求します/)
    expect(words).toContain(`href="/users/${id}/plan"`)
  })

  it('is left out for who pays for a plan, for a teacher, and for staff', async () => {
    for (const key of ['learner', 'plan6m', 'veteran', 'staff'])
      expect(await strip(await web.signIn(key)), key).toBeUndefined()
    expect(await strip((await newSubscriber(web)).session)).toBeUndefined()
  })
})

describe('the first page of who has finished what they began', () => {
  it('names the next course and what it goes on from, and offers who has come far nothing for beginners', async () => {
    const page = await main(await web.signIn('veteran'))
    expect(page).toMatch(/「(<!-- -->)?[^」]+(<!-- -->)?」を終えたあなたに/)
    expect(filled(page)).toEqual(['はじめる'])
    expect(page).toContain('ほかの講座を探す')
    expect(page).toContain('あなたへのおすすめ')
    expect(page).not.toContain('入門')
  })
})

describe('the first page of who had a critique back', () => {
  const DAY = 86_400_000

  async function withReturn(daysAgo: number) {
    const [learner, teacher, now] = [await newEntitled(web), await newTeacher(web), await web.now()]
    const at = (days: number) => new Date(now.getTime() - days * DAY)
    const { id } = await web.db
      .insertInto('corrected_works')
      .values({
        ...{ member_id: learner.memberId, campaign_id: teacher.campaignId, teacher_id: teacher.teacherId },
        ...{ image_key: `private/sent-${learner.memberId}`, image_width: 8, image_height: 8, genre: 'original' },
        ...{ comment: '手', agreement_version: '1', fee_yen: 4_000 },
        ...{ requested_at: at(daysAgo + 9), corrected_at: at(daysAgo) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const back = { work_id: id, version: 1 }
    await web.db
      .insertInto('corrections')
      .values({ ...back, teacher_id: teacher.teacherId, returned_at: at(daysAgo) })
      .execute()
    await web.db
      .insertInto('correction_items')
      .values([
        { ...back, position: 0, image_key: `private/back-${learner.memberId}` },
        { ...back, position: 1, comment: '親指のつけ根から直しました。指は次に。' },
      ])
      .execute()
    return { ...learner, id }
  }

  it('says so first: from whom, with the picture as it came back and the first sentence, and one filled way to it', async () => {
    const { session, memberId, id } = await withReturn(1)
    const page = await main(session)
    const [hero] = new RegExp(`<a[^>]*href="/user_corrected_works/${id}"[\\s\\S]*?</a>`).exec(page)!
    expect(page).toContain('添削が返ってきました')
    for (const words of ['試しの先生先生', 'に返却', '「親指のつけ根から直しました。」', `back-${memberId}`])
      expect(hero).toContain(words)
    expect(hero).not.toContain('指は次に')
    expect(hero).toContain('button-filled')
    expect(filled(page)).toEqual([])
  })

  it('goes on to other things after two weeks; the row of critiques still says whose each is, and from when', async () => {
    const { session } = await withReturn(15)
    const page = await main(session)
    expect(page).not.toContain('添削が返ってきました')
    expect(page).toContain('試しの先生先生')
    expect(page).toMatch(/\d+月\d+日に返却/)
  })
})
