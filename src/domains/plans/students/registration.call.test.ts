import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { beginContract } from '#test/money/contracts.ts'
import { PASSWORD } from '#test/accounts/newcomers.ts'
import { newPerson } from '#test/people.ts'
import { enrol } from '#test/money/students.ts'
import { sharedWeb } from '#test/web.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { lastDayOf } from './rules.ts'

const web = sharedWeb()
type Person = Awaited<ReturnType<typeof newPerson>>
const BAD = '画像は5MB以下のJPEG、PNG、GIF形式でアップロードしてください。'

const drawing = () => sharp({ create: { width: 500, height: 300, channels: 3, background: '#2a4b8d' } })
const card = await drawing().png().toBuffer()
const nextYear = () => String(new Date().getFullYear() + 1)
const pupil = () => ({
  ...{ name: '試験 たろう', school_classification: 'high_school', school_name: '試験高等学校' },
  ...{ school_graduation_year: nextYear(), school_graduation_month: '3', born_on: '2012-05-05' },
})

type Given = { fields?: Record<string, string>; front?: Buffer | null; second?: Buffer; bare?: boolean; id?: number }
function register(
  { session, memberId }: Person,
  { fields = {}, front = card, second, bare, id = memberId }: Given = {},
) {
  const form = new FormData()
  const name = (part: string) => (bare ? part : `school_user[${part}]`)
  for (const [part, value] of Object.entries({ ...pupil(), ...fields })) form.set(name(part), value)
  const pictures = [
    ['student_card_image', front],
    ['student_card_image_second', second],
  ] as const
  for (const [part, bytes] of pictures) if (bytes) form.set(name(part), new File([new Uint8Array(bytes)], 'card.png'))
  return session.post(`/users/${id}/school_users`, form)
}
const recordsOf = ({ memberId }: Person) =>
  web.db.selectFrom('student_records').selectAll().where('member_id', '=', memberId).orderBy('id').execute()

describe('the registration of a student', () => {
  it('is one’s own page, under two addresses, and nobody else’s [SD-001]', async () => {
    const [person, other] = [await newPerson(web), await newPerson(web)]
    for (const path of [`/users/${person.memberId}/school_users`, `/users/${person.memberId}/school_users/new`]) {
      const page = await person.session.visit(path)
      expect(page.status).toBe(200)
      for (const part of ['name', 'school_classification', 'school_name', 'school_department', 'student_card_image'])
        expect(page.text).toContain(`name="school_user[${part}]"`)
      expect(page.text).toMatch(/enctype="multipart\/form-data"/i)
      expect((await other.session.visit(path)).status).toBe(404)
      expect((await web.visit(path)).status).toBe(302)
    }
    expect((await register(other, { id: person.memberId })).status).toBe(404)
    expect(await recordsOf(person)).toEqual([])
  })

  it('holds at once and for two years, with pictures that nobody but staff can open [SD-002] [SD-007] [SD-010]', async () => {
    const [person, other] = [await newPerson(web), await newPerson(web)]
    const photo = await drawing()
      .withExif({ IFD0: { Copyright: 'Himitsu no namae' } })
      .jpeg()
      .toBuffer()
    const fields = {
      school_classification: 'university',
      school_department: '美術学科',
      student_id_or_student_email: 'a-1',
    }
    const reply = await register(person, { fields, front: photo, second: await drawing().gif().toBuffer() })
    expect([reply.status, reply.location]).toEqual([303, '/subscription_orders/new?discount=student'])
    const [record] = await recordsOf(person)
    expect(record).toMatchObject({
      ...{ name: '試験 たろう', classification: 'university', school_name: '試験高等学校', department: '美術学科' },
      ...{ school_identity: 'a-1', born_on: '2012-05-05', decision: null, closed_at: null },
      expires_on: lastDayOf(dayKey(record!.registered_at)),
      front_key: expect.stringMatching(/^private\/student-cards\/[\w-]+\.jpg$/),
      second_key: expect.stringMatching(/\.gif$/),
    })
    const files = await web.db.selectFrom('stored_files').selectAll().where('owner_id', '=', person.memberId).execute()
    expect(files.map(({ attached_at }) => attached_at)).not.toContain(null)
    const staff = await newPerson(web, { isStaff: true, role: 'support' })
    const seen = (await staff.session.visit(`/staff/students/${record!.id}`)).text
    const [link] = /\/private\/student-cards\/[^"]+/.exec(seen)!
    const signed = link.replaceAll('&amp;', '&')
    expect((await staff.session.visit(signed)).headers.get('content-type')).toBe('image/jpeg')
    for (const who of [person, other, await newPerson(web, { isStaff: true, role: 'admin' })])
      for (const path of [signed, `/${record!.front_key}`]) expect((await who.session.visit(path)).status).toBe(404)
    const shown = await person.session.visit(`/users/${person.memberId}/school_users`)
    expect(shown.text).toContain(formatDayKey(record!.expires_on))
    expect(shown.text).not.toContain('name="school_user[name]"')
  })

  it('takes the bare names of the fields too, and only one record at a time [SD-002] [SD-010]', async () => {
    const person = await newPerson(web)
    const replies = await Promise.all([register(person, { bare: true }), register(person, { bare: true })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect((await register(person, { fields: { name: '' } })).status).toBe(409)
    expect(await recordsOf(person)).toHaveLength(1)
  })

  it('may be repeated when the first is over [SD-010]', async () => {
    const person = await newPerson(web)
    const registeredAt = new Date(Date.now() - 800 * 86_400_000)
    await enrol(web.db, person.memberId, { registeredAt, expiresOn: dayKey(new Date(Date.now() - 86_400_000)) })
    expect((await register(person)).status).toBe(303)
    expect((await recordsOf(person)).map(({ closed_at }) => closed_at === null)).toEqual([false, true])
  })

  it('is forgotten with its pictures when the student leaves the school [AC-034]', async () => {
    const person = await newPerson(web)
    await register(person, { second: card })
    const keys = (await recordsOf(person)).flatMap(({ front_key, second_key }) => [front_key!, second_key!])
    const left = await person.session.submit(`/users/${person.memberId}/withdrawal`, {
      agreed: '1',
      current_password: PASSWORD,
    })
    expect(left.location).toBe('/sessions/new?notice=withdrawn')
    expect(await recordsOf(person)).toEqual([])
    const files = await web.db.selectFrom('stored_files').select('attached_at').where('key', 'in', keys).execute()
    expect(files).toEqual([{ attached_at: null }, { attached_at: null }])
  })

  it('keeps what was typed and says at each field what is wrong [SD-004] [SD-009]', async () => {
    const person = await newPerson(web)
    const reply = await register(person, {
      fields: { name: '', born_on: '1990-01-01', school_name: '残る学校' },
      front: null,
    })
    expect(reply.status).toBe(422)
    for (const words of [
      '氏名を入力してください。',
      '学割は25歳以下の学生の方が対象です。',
      '学生証（表面）の画像を選んでください。',
      '残る学校',
    ])
      expect(reply.text).toContain(words)
    expect(await recordsOf(person)).toEqual([])
  })

  it('refuses a picture of another kind, too large or broken, on either side [SD-007]', async () => {
    const person = await newPerson(web)
    const wrong = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      await drawing().webp().toBuffer(),
      Buffer.concat([card, Buffer.alloc(5 * 1024 * 1024 + 1 - card.length)]),
      card.subarray(0, 90),
    ]
    for (const bytes of wrong)
      for (const pictures of [{ front: bytes }, { second: bytes }]) {
        const reply = await register(person, pictures)
        expect([reply.status, reply.text.includes(BAD)]).toEqual([422, true])
      }
    const padded = Buffer.concat([card, Buffer.alloc(5 * 1024 * 1024 - card.length)])
    expect((await register(person, { front: padded, second: padded })).status).toBe(303)
  })
})

describe('the order pages of a student', () => {
  const plain = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')
  const student = async () => {
    const person = await newPerson(web)
    await enrol(web.db, person.memberId, { registeredAt: await web.now() })
    return person
  }
  const choice = {
    order_type: 'start',
    payment_method: 'card',
    master_subscription_id: '1',
    subscription_id: '6',
    option: '',
  }

  it('show the student price and say so, whatever the address says [SD-011] [PL-045]', async () => {
    const { session } = await student()
    for (const path of ['/subscription_orders/new?discount=student', '/subscription_orders/new']) {
      const text = plain((await session.visit(path)).text)
      expect(text).toContain('学生割引を適用中')
      expect(text).toContain('12ヶ月の合計 53,400円')
      expect(text).not.toContain('適用されるキャンペーン')
    }
  })

  it('say that what follows a running term after the discount costs the regular fee [SD-012]', async () => {
    const { session, memberId } = await newPerson(web)
    const now = await web.now()
    await beginContract(web.db, memberId, { planId: 1, now })
    await enrol(web.db, memberId, { registeredAt: now, expiresOn: dayKey(new Date(now.getTime() + 20 * 86_400_000)) })
    const text = plain((await session.visit('/subscription_orders/new?discount=student')).text)
    expect(text).toContain('そのあとに始まるため、通常の料金です')
    expect(text).not.toContain('表示している月額は、学生の方の料金')
  })

  it('lead everybody else to the registration, and never change a price by the address [SD-011]', async () => {
    const { session, memberId } = await newPerson(web)
    for (const path of [
      '/subscription_orders/new?discount=student',
      '/subscription_orders/confirm?subscription_id=6&discount=student',
    ]) {
      const reply = await session.visit(path)
      expect([reply.status, reply.location]).toEqual([302, `/users/${memberId}/school_users`])
    }
    const form = { ...choice, discount: 'student', currentPrice: '4450', schoolUserPrice: '4450' }
    for (const path of ['/subscription_orders/card_form', '/subscription_orders/card_form?discount=student'])
      expect((await session.submit(path, form)).status).toBe(200)
    const orders = await web.db.selectFrom('orders').select('terms').where('member_id', '=', memberId).execute()
    for (const { terms } of orders) expect(terms).not.toHaveProperty('student')
  })

  it('lead back to the selection with the plan still chosen [PL-012]', async () => {
    const { session } = await student()
    const { text } = await session.submit('/subscription_orders/card_form', choice)
    expect(text).toContain('/subscription_orders/new?subscription_id=6&amp;discount=student')
    expect(plain(text)).toContain('4,450円')
  })
})
