import { beforeAll, describe, expect, it } from 'vitest'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
const settings = {
  SITE_NAME: 'アトリエ試験',
  CONTACT_EMAIL: 'help@atelier.example',
  INVOICE_ISSUER: '株式会社えがく試験',
}
beforeAll(async () => (web = await freshWeb(settings)))

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0]

it('the front page says of a row of courses how many it has, not how many it shows', async () => {
  const row = /<h2[^>]*>([^<]+)<\/h2><span[^>]*>(?:(?!<h2).)*?<span class="figures">(\d+)(?:<!-- -->)?講座/g
  const rowsOf = async (path: string) =>
    new Map([...(await web.visit(path)).text.matchAll(row)].map(([, title, count]) => [title, Number(count)]))
  const [shown, listed] = [await rowsOf('/'), await rowsOf('/courses')]
  expect(Math.max(...shown.values())).toBeGreaterThan(10)
  for (const [title, count] of shown) expect([title, count]).toEqual([title, listed.get(title)])
})

it('the front page asks for its largest picture first, and shows how the first problem is mended, what a teacher wrote and who said what', async () => {
  const page = (await web.visit('/')).text
  const film = /<button type="button"[^>]*><img src="([^"]+)"/.exec(page)![1]!
  expect(page).toContain(`<link rel="preload" as="image" href="${film}" fetchPriority="high"`)
  const steps = await web.db
    .selectFrom('problems as p')
    .innerJoin('chapters as c', 'c.lesson_id', 'p.lesson_id')
    .where('p.position', '=', 0)
    .orderBy('c.position')
    .select('c.title')
    .execute()
  const places = steps.map(({ title }) => page.indexOf(title))
  expect(places.length).toBeGreaterThan(1)
  expect([...places].sort((a, b) => a - b)).toEqual(places)
  expect(places).not.toContain(-1)
  const sample = await web.db
    .selectFrom('critique_samples')
    .select('comment')
    .where('position', '=', 0)
    .executeTakeFirst()
  expect(page).toContain(sample!.comment)
  const voices = web.db.selectFrom('customer_voices').select(['content', 'shown']).orderBy('given_at', 'desc')
  for (const { content } of await voices.where('shown', '=', true).limit(3).execute()) expect(page).toContain(content)
})

it('who asks before they begin is told that films have no voice, and is led by what the pages call カリキュラム', async () => {
  const words = '動画に声は入っていません。字幕とペンの音で進みます。'
  const [page, plans] = [(await web.visit('/')).text, (await web.visit('/subscriptions/lp')).text]
  expect(page).toContain(words)
  expect(page).toContain('カリキュラムに沿って進めば')
  expect(page).not.toContain('学習の道すじ')
  expect(plans).toContain(words)
})

it('who types what our pages might be called comes to them', async () => {
  for (const [typed, meant] of [
    ['/plans', '/subscriptions/lp'],
    ['/help', '/subscriptions/beginner_guide'],
    ['/law', '/terms/transactions_law'],
    ['/curriculums', '/subscriptions/curriculums'],
    ['/mypage', '/subscriptions/learning_status'],
  ] as const) {
    const { status, headers } = await web.visit(typed)
    expect([typed, status, headers.get('location')]).toEqual([typed, 302, meant])
  }
  const lost = await web.visit('/plan')
  expect(lost.status).toBe(404)
  expect((await web.visit('/terms/transactions_law')).text).toMatch(/<section id="contact".*?help@atelier\.example/s)
})

describe('what everybody may read', () => {
  it.each([
    ['/terms/user_policy', '利用規約'],
    ['/terms/privacy_policy', 'プライバシーポリシー'],
    ['/terms/transactions_law', '特定商取引法に基づく表記'],
    ['/terms/recommended_env', '推奨環境'],
  ])('%s stands in whole, in the name of the school that the settings say [OV-001][OV-013]', async (path, title) => {
    const page = await web.visit(path)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<title>${title} - アトリエ試験</title>`)
    expect(main(page.text)).toContain('アトリエ試験')
    expect(main(page.text)).toContain('help@atelier.example')
    expect(page.text).not.toContain('Egaku')
    expect(main(page.text).replace(/<[^>]+>/g, '').length).toBeGreaterThan(500)
  })

  it('carries its version and its day, and the coaching section stands at its place [OV-017]', async () => {
    for (const name of [
      'user_policy',
      'privacy_policy',
      'transactions_law',
      'recommended_env',
      'external_transmission',
    ])
      expect(main((await web.visit(`/terms/${name}`)).text), name).toMatch(/第\d版　\d{4}年\d+月\d+日/)
    const policy = main((await web.visit('/terms/user_policy')).text)
    expect(policy.slice(policy.indexOf('id="personal-coaching-description"'))).toContain('有効期限')
    const law = main((await web.visit('/terms/transactions_law')).text)
    for (const words of [
      '販売事業者',
      '所在地',
      '198円',
      '27日',
      'お支払いの時期',
      '提供時期',
      '解約',
      '返金',
      '推奨環境',
    ])
      expect(law).toContain(words)
    const { text } = await web.visit('/')
    const footer = /<footer[\s\S]*<\/footer>/.exec(text)![0]
    for (const name of ['user_policy', 'transactions_law', 'recommended_env', 'external_transmission'])
      expect(footer).toContain(`/terms/${name}`)
    const contact = 'href="/terms/transactions_law#contact"'
    expect(footer).toContain(contact)
    expect((await web.visit('/plan')).text).toContain(contact)
  })

  it('says with the prices what a course costs that is bought singly, what campaigns make of the first months, and until when', async () => {
    const law = main((await web.visit('/terms/transactions_law')).text).replace(/<[^>]+>/g, '')
    expect(law).toMatch(/単品の講座 [\d,]+円〜[\d,]+円（税込）/)
    expect(law).toMatch(/（\d{4}年\d+月\d+日\d\d:\d\dまで）：最初の1ヶ月 10円（税込）/)
    expect(law).toMatch(/6ヶ月プラン はじめの3回は月額[\d,]+円（税込）/)
  })

  it('names who sells, contracts and answers for personal data, as receipts do', async () => {
    for (const [path, words] of [
      ['/terms/transactions_law', '販売事業者株式会社えがく試験'],
      ['/terms/user_policy', '本サービスを運営する株式会社えがく試験（以下「当校」）'],
      ['/terms/privacy_policy', '株式会社えがく試験（以下「当校」）は、「アトリエ試験」の利用者の個人情報を'],
    ] as const)
      expect(main((await web.visit(path)).text).replace(/<[^>]+>/g, ''), path).toContain(words)
  })

  it('says all that is asked of who pays by direct debit, what it is for, and how long it is kept', async () => {
    const policy = main((await web.visit('/terms/privacy_policy')).text)
    for (const words of [
      '口座振替のお申し込み：携帯電話番号',
      '書類の郵送',
      '重複したお申し込みの確認',
      '7日を過ぎたもの',
      '（30日間）',
    ])
      expect(policy).toContain(words)
  })

  it('says what coaching costs with its fee, from when critiques can be asked for, and what else is collected of whom', async () => {
    const law = main((await web.visit('/terms/transactions_law')).text).replace(/<[^>]+>/g, '')
    for (const words of [
      'ポートフォリオの講評 16,500円（税込）と手数料330円（税込）、合計16,830円',
      '個人コーチング：料金と手数料をお申し込みのときに請求します。',
      '無料体験と初月のキャンペーンのあいだは依頼できません。',
    ])
      expect(law).toContain(words)
    const policy = main((await web.visit('/terms/privacy_policy')).text)
    for (const words of ['保護者の方のメールアドレス', 'アンケートの回答', '個人コーチング', '振込先の口座'])
      expect(policy).toContain(words)
  })

  it('does not have terms of another name', async () => {
    for (const name of ['nothing', 'constructor', '__proto__'])
      expect((await web.visit(`/terms/${name}`)).status).toBe(404)
  })
})
