import { beforeAll, describe, expect, it } from 'vitest'
import { choice, newestOrder } from '#test/money/ordering.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})
const open = '/correction_campaigns'
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0]
const COMING =
  /いま募集中の企画は\d+月\d+日で締め切ります。いまお申し込みの方が依頼できるのは、次の企画「光と影の朱入れ企画」（\d+月\d+日〜\d+月\d+日）からです。/
const asked = 'この先生に添削を依頼する'
const banner = '添削が受けられるプランを見る'
const notice = (page: string) => /<section aria-label="添削を受けるには"[\s\S]*?<\/section>/.exec(page)![0]
const as = async (key: string) => main((await (await web.signIn(key)).visit(open)).text)

describe('the page of critique campaigns', () => {
  it('shows the open campaign that began last, others by their number, and none that has not begun [CR-001]', async () => {
    const page = main((await web.visit(open)).text)
    expect(page).toContain('線と形の朱入れ企画')
    expect(main((await web.visit(`${open}/1`)).text)).toContain('目の線を見る添削企画')
    for (const id of ['7', '99', 'x', '0']) expect((await web.visit(`${open}/${id}`)).status).toBe(404)
  })

  it('has a picture for phones and one for the rest, with the title as their words [CR-002]', async () => {
    const page = main((await web.visit(open)).text)
    expect(page).toMatch(/<source media="\(max-width: 767px\)" srcSet="[^"]+now-sp\.webp"/)
    expect(page).toMatch(/<img src="[^"]+now-pc\.webp" alt="線と形の朱入れ企画"/)
  })

  it('tells who may ask, and leads the others to the plans by a banner [CR-003] [CR-009] [CR-010] [CR-011] [CR-012] [CR-013] [CR-014]', async () => {
    const told: [string, string, boolean][] = [
      ['member', '添削は6ヶ月・12ヶ月プランの方がご利用いただけます', true],
      ['plan1m', '1ヶ月プランの方は添削を依頼できません', true],
      ['plan1m-from-trial', '1ヶ月プランの方は添削を依頼できません', true],
      ['resume', 'プランを再開すると添削を依頼できます', true],
      ['waiting', '今期はすでに添削を依頼済みです（1期につき1作品まで）', false],
    ]
    const visitor = main((await web.visit(open)).text)
    expect(visitor).toContain('添削の依頼にはログインが必要です')
    expect(visitor).toMatch(/href="\/sessions\/new\?return_to=%2Fcorrection_campaigns%2F\d+"/)
    expect(visitor).toContain(banner)
    for (const [key, sentence, hasBanner] of told) {
      const page = await as(key)
      expect([key, page.includes(sentence), page.includes(banner)]).toEqual([key, true, hasBanner])
      expect(page).not.toContain(asked)
    }
    // Who has begun such a plan is told from when, and not sent to look for one.
    for (const key of ['trial6', 'trial12']) {
      const page = await as(key)
      expect(page).toContain('無料体験中は添削を依頼できません')
      expect(page).toMatch(/\d{4}年\d+月\d+日から依頼できます。/)
      expect(page).toMatch(/<a [^>]*href="\/subscriptions\/lp"[^>]*>プランの内容を見る/)
      expect(page).not.toContain(banner)
      expect(page).not.toContain(asked)
    }
    for (const key of ['plan6m', 'plan12m', 'plan6m-from-trial', 'plan12m-from-trial', 'cancelled', 'unused']) {
      const page = await as(key)
      expect([key, page.includes(asked), page.includes(banner)]).toEqual([key, true, false])
    }
  })

  it('gives who has asked already nothing to bring files with, whichever way they come [CR-042]', async () => {
    const file = {
      path: 'correction_works/attachment',
      filetype: '',
      filename: '原稿.psd',
      size: 9_000_000,
      modified: 1,
    }
    for (const [key, status, refusal] of [
      ['waiting', 403, 'asked-everywhere'],
      ['cancelled', 200, null],
    ] as const) {
      const session = await web.signIn(key)
      for (const call of [`${open}/correction_work/s3_presigned_url`, '/critique_uploads']) {
        const reply = await session.post(call, file)
        expect([key, call, reply.status, reply.headers.get('x-refusal')]).toEqual([key, call, status, refusal])
      }
    }
  })

  it('says above the teachers what fits the plan of who looks [CR-016] [CR-017] [CR-018] [CR-019] [CR-020]', async () => {
    expect(main((await web.visit(open)).text)).toMatch(/(日間無料体験 |いまはじめると、)\d+月\d+日 23:59まで/)
    const told: [string, string][] = [
      ['trial1', '1ヶ月プランの無料体験中です'],
      ['trial10', 'プランの初月の期間中です'],
      ['trial6', '6ヶ月プランの無料体験中です'],
      ['trial12', '12ヶ月プランの無料体験中です'],
      ['plan1m', '1ヶ月プランには添削がありません'],
      ['resume', 'プランを再開しませんか'],
    ]
    for (const [key, title] of told) expect([key, (await as(key)).includes(title)]).toEqual([key, true])
    expect(await as('plan6m')).not.toContain('添削を受けるには')
  })

  it('tells who would pay today in which campaign they can ask, before they do: here, with the plans, and in the confirmation', async () => {
    const { session: fresh, memberId } = await newPerson(web)
    for (const session of [web.visitor(), fresh])
      for (const path of [open, '/subscriptions/lp'])
        expect([path, main((await session.visit(path)).text)]).toEqual([path, expect.stringMatching(COMING)])
    await fresh.submit('/subscription_orders/card_form', choice(4))
    expect((await newestOrder(web, memberId)).terms).toMatchObject({ critiquesLater: expect.stringMatching(COMING) })
  })

  it('offers to ask only teachers with a place who accept; the others say so [CR-007] [CR-008]', async () => {
    const page = await as('plan6m')
    const card = (name: string) =>
      page.split('<li class="rounded-sheet').find((part) => part.includes(`<h3 class="text-lg">${name}`))!
    expect(card('朝比奈ナオ')).toContain(asked)
    for (const name of ['遠野ケイ', 'アトリエ四方・四方ハルカ']) {
      expect(card(name)).toContain('現在受付しておりません')
      expect(card(name)).toContain('aria-disabled="true"')
    }
    const full = main((await (await web.signIn('plan6m')).visit(`${open}/5`)).text)
    expect(full).toContain('今期の添削受付は終了しました')
    expect(full).not.toContain(asked)
  })

  it('shows of each teacher face, field, links to elsewhere, words and pictures [CR-006]', async () => {
    const page = main((await web.visit(open)).text)
    expect(page).toContain('人物の立ち絵を20年描いてきました')
    expect(page).toMatch(
      /href="https:\/\/example\.com\/pixiv\/asahina" target="_blank" rel="noopener noreferrer nofollow"/,
    )
    expect(page.match(/asahina-work-\d\.webp/g)).toHaveLength(6)
  })

  it('says what became of a request that came too late [CR-030]', async () => {
    const said = async (type: string) => main((await web.visit(`${open}/error${type}`)).text)
    expect(await said('?error_type=teacher')).toContain('選択した先生の添削枠は定員に達しました')
    expect(await said('?error_type=campaign')).toContain('今期の添削受付は終了しました')
    for (const other of ['', '?error_type=__proto__']) expect(await said(other)).toContain('エラーが発生しました')
    expect(await said('')).toContain('href="/correction_campaigns"')
  })

  it('explains what one gets, what the campaign is, and answers questions, line by line as it was written [CR-004] [CO-016]', async () => {
    const page = main((await web.visit(open)).text)
    const parts = [
      '先生が、あなたの絵に線を引きます',
      '先生を選んで依頼できます',
      '追加の料金はかかりません',
      '先生を選ぶ',
      '企画の概要',
    ]
    const places = [...parts, '添削の前と後', '添削についてのよくある質問'].map((part) => page.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(page).toContain('先生に見てもらいませんか。\n完成していなくてもかまいません。')
    for (const answer of [
      '追加料金なし',
      '1作品',
      '繰り越すことはできません',
      '30日以内',
      '先着順',
      'もう一度依頼できます',
    ])
      expect(page).toContain(answer)
  })

  it('invites who cannot have a trial any more to the plans with critiques, and to no trial [CR-050]', async () => {
    const page = await as('before-used')
    expect(page).toContain('6ヶ月・12ヶ月プランで添削を依頼できます')
    expect(page).toMatch(/aria-label="添削を受けるには"[\s\S]*?href="\/subscriptions\/lp"/)
    for (const word of ['無料体験', '初月', '23:59まで']) expect(notice(page)).not.toContain(word)
  })
})
