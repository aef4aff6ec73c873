import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { dayKey, formatDay, formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { profileParts, type ProfilePart } from '../terms.ts'

type Invited = {
  to: string
  teacherId: number
  name: string
  path: string
  expiresAt: Date
  feeYen: number
  startsOn: string | null
}

/** Staff invite somebody to correct works. Whoever reads the letter says which account it is to be. */
export function teacherInvited({ settings }: House, about: Invited): Letter {
  const { to, teacherId, path, expiresAt, feeYen, startsOn } = about
  return {
    key: `critique-teacher-invited:${teacherId}:${expiresAt.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: `${settings.siteName}の添削の先生へのご招待`,
      heading: '添削の先生へのご招待',
      paragraphs: [
        greeting(about),
        `${settings.siteName}で、会員の作品の添削をお願いします。`,
        [
          ['お名前の表示', about.name],
          ['報酬', `1作品 ${yen(feeYen)}（税込）`],
          ['開始日', startsOn ? formatDayKey(startsOn) : '登録の日から'],
          ['リンクの期限', `${formatMoment(expiresAt)}まで`],
        ],
        '下のボタンから、お使いのアカウント、または新しいアカウントで登録してください。リンクは1回だけ使えます。',
        `お心当たりのない場合は、このメールを破棄してください。ご不明な点は ${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: '登録へ進む', path },
    }),
  }
}

type Hidden = { to: string; name: string; teacherId: number; hidingId: number; part: string; reason: string }

/** Something of a profile is not shown any more; what stood there is not repeated. */
export function profilePartHidden({ settings }: House, about: Hidden): Letter {
  const { to, teacherId, hidingId, part, reason } = about
  return {
    key: `critique-profile-hidden:${hidingId}`,
    to,
    ...letterOf(settings, {
      subject: 'プロフィールの一部を非公開にしました',
      heading: 'プロフィールの一部を非公開にしました',
      paragraphs: [
        greeting(about),
        [
          ['対象', part],
          ['理由', reason],
        ],
        '内容を変更して保存すると、新しい内容がすぐに公開されます。',
        `ご不明な点は ${settings.contactEmail} までご連絡ください。`,
      ],
      button: {
        label: 'プロフィールを編集する',
        path: href('/correctional_teachers/:id/edit', { id: String(teacherId) }),
      },
    }),
  }
}

type Changed = { day: Date; changed: { name: string; parts: ProfilePart[] }[] }

/** To the school, each morning after a day with changes. */
export function profilesChanged({ settings }: House, { day, changed }: Changed): Letter {
  return {
    key: `critique-profiles-changed:${dayKey(day)}`,
    to: settings.contactEmail,
    ...letterOf(settings, {
      subject: `先生のプロフィールの変更（${formatDay(day)}）`,
      heading: '先生のプロフィールの変更',
      paragraphs: [
        `${formatDay(day)}に変更されたプロフィールです。変更はすでに公開されています。`,
        changed.map(({ name, parts }) => [name, parts.map((part) => profileParts[part]).join('、')] as const),
        '問題のある文章・リンク・画像は、先生のページで理由を添えて非公開にできます。',
      ],
      button: { label: '変更を確認する', path: href('/staff/teacher_profiles') },
    }),
  }
}
