import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import type { Day } from '#platform/days.ts'
import { letterOf, type Said } from '#platform/letter-layout.ts'
import { greeting, momentText, untilText } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { coachSessionPath, ticketPath } from '../paths.ts'
import { GIVE_BACK_HOURS, type Session } from '../terms.ts'

type Reader = { to: string; name: string }
type Words = { key: string; subject: string; says: Said[]; button: { label: string; path: string } }

/** Where they meet and what was written stands on the page alone: a letter leads there. */
const letter = ({ settings }: House, reader: Reader, { key, subject, says, button }: Words): Letter => ({
  key: `coaching-${key}`,
  to: reader.to,
  ...letterOf(settings, { subject, heading: subject, paragraphs: [greeting(reader), ...says], button }),
})

const ticketButton = (id: number) => ({ label: 'チケットを開く', path: ticketPath(id) })
const sessionButton = (id: number) => ({ label: 'セッションを開く', path: coachSessionPath(id) })
const dateOf = ({ startsAt, minutes }: Pick<Session, 'startsAt' | 'minutes'>, coach?: string): Said => [
  ['日時', `${momentText(startsAt)}（${minutes}分）`],
  ...(coach ? [['コーチ', coach] as const] : []),
]

type OfTicket = Reader & { id: number }

export const booked = (house: House, { id, session, moved, ...to }: OfTicket & { session: Session; moved: boolean }) =>
  letter(house, to, {
    key: `booked:${session.id}`,
    subject: moved ? '個人コーチングの日時が変わりました' : '個人コーチングの日時が決まりました',
    says: [
      moved ? '個人コーチングの日時を、次のとおり変更しました。' : '個人コーチングの日時が決まりました。',
      dateOf(session, session.coach),
      '集合場所（オンラインの場合は接続先）は、チケットのページでご確認ください。相談したいことと作品も、同じページからお送りいただけます。',
      `ご都合が悪くなったときは、開始の${GIVE_BACK_HOURS}時間前まで、チケットのページから日程を変更できます。`,
    ],
    button: ticketButton(id),
  })

export const coachBooked = (house: House, { session, moved, ...to }: Reader & { session: Session; moved: boolean }) =>
  letter(house, to, {
    key: `coach-booked:${session.id}`,
    subject: moved ? 'コーチングの日時が変わりました' : 'コーチングの予約が入りました',
    says: [
      moved ? '担当のコーチングの日時が、次のとおり変わりました。' : '担当のコーチングの予約が入りました。',
      dateOf(session),
      '受講生の希望と作品は、セッションのページでご覧いただけます。',
    ],
    button: sessionButton(session.id),
  })

type Off = OfTicket & { session: Session; until: Day; fault: boolean }

export const calledOff = (house: House, { id, session, until, fault, ...to }: Off) =>
  letter(house, to, {
    key: `called-off:${session.id}`,
    subject: '個人コーチングの予約を取り消しました',
    says: [
      fault
        ? '当校の都合により、次の個人コーチングを実施できませんでした。ご迷惑をおかけし、申し訳ございません。'
        : '次の個人コーチングの予約を取り消しました。',
      dateOf(session, session.coach),
      `チケットは未使用に戻しました。有効期限は${untilText(until)}です。返金のお手続きをした場合は、別のメールでお知らせします。`,
    ],
    button: ticketButton(id),
  })

export const coachCalledOff = (house: House, { session, ...to }: Reader & { session: Session }) =>
  letter(house, to, {
    key: `coach-called-off:${session.id}`,
    subject: 'コーチングの予約がなくなりました',
    says: ['担当の次の予約がなくなりました。', dateOf(session)],
    button: { label: '予約の一覧を開く', path: href('/coaching_sessions') },
  })

type Tomorrow = Reader & { session: Pick<Session, 'id' | 'startsAt' | 'minutes'>; coach: string; id: number }

export const tomorrow = (house: House, { id, session, coach, ...to }: Tomorrow) =>
  letter(house, to, {
    key: `tomorrow:${session.id}`,
    subject: '個人コーチングの前日のお知らせ',
    says: [
      '個人コーチングの日時が近づきました。',
      dateOf(session, coach),
      '集合場所は、チケットのページでご確認ください。',
    ],
    button: ticketButton(id),
  })

export const coachTomorrow = (house: House, { session, ...to }: Reader & Pick<Tomorrow, 'session'>) =>
  letter(house, to, {
    key: `coach-tomorrow:${session.id}`,
    subject: 'コーチングの前日のお知らせ',
    says: ['担当のコーチングの日時が近づきました。', dateOf(session)],
    button: sessionButton(session.id),
  })

type Ends = OfTicket & { itemName: string; until: Day; days: number }

export const ends = (house: House, { id, itemName, until, days, ...to }: Ends) =>
  letter(house, to, {
    key: `ends:${id}:${until}:${days}`,
    subject: `個人コーチングのチケットの有効期限まで、${days === 3 ? '残りわずかです' : 'あと2週間です'}`,
    says: [
      `「${itemName}」のチケットをまだお使いになっていません。有効期限を過ぎたチケットは使えません。`,
      [['有効期限', untilText(until)]],
      'チケットのページから、ご都合のよい日時をいくつかお送りください。スタッフが日程を調整します。',
    ],
    button: ticketButton(id),
  })

export const extended = (house: House, { id, itemName, until, ...to }: Omit<Ends, 'days'>) =>
  letter(house, to, {
    key: `extended:${id}:${until}`,
    subject: '個人コーチングのチケットの有効期限を延長しました',
    says: [`「${itemName}」のチケットの有効期限を延長しました。`, [['新しい有効期限', untilText(until)]]],
    button: ticketButton(id),
  })

export const answered = (house: House, { id, key, ...to }: OfTicket & { key: string }) =>
  letter(house, to, {
    key: `answered:${key}`,
    subject: '個人コーチングについてのメッセージが届きました',
    says: ['チケットのページに、スタッフからのメッセージが届いています。'],
    button: ticketButton(id),
  })

export const noteShared = (house: House, { id, sessionId, ...to }: OfTicket & { sessionId: number }) =>
  letter(house, to, {
    key: `note:${sessionId}`,
    subject: 'コーチからのメモが届きました',
    says: ['個人コーチングのメモが届きました。チケットのページでお読みいただけます。'],
    button: ticketButton(id),
  })

/** For the school itself: what is paid for and not given nears the sum at which the law asks for more. */
export const valueIsHigh = (house: House, { month, value }: { month: string; value: string }) =>
  letter(
    house,
    { to: house.settings.contactEmail, name: '' },
    {
      key: `value:${month}`,
      subject: '未使用のコーチングチケットの残高が700万円を超えました',
      says: [
        `きのうの終わりの未使用残高は${value}です。1,000万円を超える基準日（3月末・9月末）には、資金決済法の届出と供託が必要になることがあります。`,
      ],
      button: { label: '未使用残高を開く', path: href('/staff/coaching_value') },
    },
  )
