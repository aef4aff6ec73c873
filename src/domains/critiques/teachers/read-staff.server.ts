import { yen } from '#domains/plans/terms.ts'
import type { Actor } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { choiceOf, pageOf, pagesOf } from '#platform/paging.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay, formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { fields } from '../terms.ts'
import { countChanges, listChanges } from './changes.ts'
import { findProfile, type TeacherProfileRow } from './queries.ts'
import { linkContent, standingOf, whyHidden } from './rules.ts'
import {
  countTeachers,
  findTeacher,
  listCourseTeachers,
  listSlots,
  listTeachers,
  type TeacherRow,
} from './staff-queries.ts'
import { hidable, profileParts, standingIds, standings, type Hidable } from './terms.ts'

const shown = (row: TeacherRow) => ({
  id: row.id,
  name: row.name,
  standing: standingOf(row),
  accepts: row.accepts,
  fee: yen(row.feeYen),
  openWorks: row.openWorks,
  member: row.memberId !== null && row.member !== null ? { id: row.memberId, name: row.member } : null,
  since: formatDay(row.activatedAt ?? row.invitedAt),
})
export type TeacherLine = ReturnType<typeof shown>

/** Who corrects works, by how they stand. */
export async function readTeachers({ db, url }: Actor) {
  const standing = choiceOf(url, 'tab', standingIds) ?? 'active'
  const page = pageOf(url)
  const [rows, counts, courseTeachers] = await Promise.all([
    listTeachers(db, standing, page),
    countTeachers(db),
    courseTeacherChoices(db),
  ])
  return { standing, counts, courseTeachers, page, pages: pagesOf(counts[standing]), rows: rows.map(shown) }
}

async function courseTeacherChoices(db: Actor['db']) {
  const teachers = await listCourseTeachers(db)
  return [{ value: '', label: 'なし' }, ...teachers.map(({ id, name }) => ({ value: String(id), label: name }))]
}

/** One teacher as staff see them: what is agreed, how they stand, their places. */
export async function readTeacher({ db, now, memberId }: Actor, id: number) {
  const [found, slots, courseTeachers] = await Promise.all([
    findTeacher(db, id),
    listSlots(db, id),
    courseTeacherChoices(db),
  ])
  const row = orNotFound(found)
  const line = shown(row)
  const { invitedEmail, invitedUntil, factorAt } = row
  return {
    ...line,
    courseTeachers,
    isSelf: row.memberId === memberId,
    invitedEmail,
    terms: {
      feeYen: String(row.feeYen),
      startsOn: row.startsOn ?? '',
      courseTeacherId: row.courseTeacherId === null ? '' : String(row.courseTeacherId),
      seesLessons: row.seesLessons,
    },
    facts: [
      ['状態', standings[line.standing]],
      ['受付', row.accepts ? '先生が受付中にしています' : '先生が受付を止めています'],
      ['報酬', `1作品 ${line.fee}（税込）`],
      ['開始日', row.startsOn ? formatDayKey(row.startsOn) : '登録の日から'],
      ['担当中の作品', `${line.openWorks}件`],
      ['講座の先生', row.courseTeacher ?? 'なし'],
      ['プランなしでの講座の視聴', row.seesLessons ? '許可' : 'なし'],
      ['メールアドレス', row.email ?? '－'],
      ['認証アプリ', row.memberId === null ? '－' : factorAt ? `登録済み（${formatDay(factorAt)}）` : '未登録'],
      ['招待', invitationWords(invitedEmail, invitedUntil, now)],
      ['招待した日', formatDay(row.invitedAt)],
      ['登録した日', row.activatedAt ? formatDay(row.activatedAt) : '－'],
      ...(row.restedAt ? [['休止した日', formatDay(row.restedAt)]] : []),
      ...(row.endedAt ? [['終了した日', formatDay(row.endedAt)]] : []),
    ] as [string, string][],
    slots: slots.map(({ id: campaignId, title, slots: places, taken, endsAt }) => ({
      id: campaignId,
      title,
      places,
      taken: Number(taken),
      state: endsAt > now ? `${formatDay(endsAt)}まで` : '終了',
    })),
  }
}
export type TeacherDetail = Awaited<ReturnType<typeof readTeacher>>

function invitationWords(email: string | null, until: Date | null, now: Date): string {
  if (!email || !until) return '－'
  return `${email}（${until > now ? `${formatMoment(until)}まで有効` : '期限切れ'}）`
}

/** What teachers changed of their profiles, the latest first. */
export async function readChanges({ db, url }: Actor) {
  const page = pageOf(url)
  const [rows, count] = await Promise.all([listChanges(db, page), countChanges(db)])
  return {
    page,
    pages: pagesOf(count),
    rows: rows.map(({ id, teacherId, name, changedAt, parts }) => ({
      id,
      teacher: { id: teacherId, name },
      at: formatMoment(changedAt),
      parts: parts.map((part) => profileParts[part]).join('、'),
    })),
  }
}

export type ProfilePartShown = {
  part: Hidable
  label: string
  /** what is hidden, if it is: exactly this */
  content: string
  text: string | null
  link: { title: string; url: string; host: string } | null
  picture: string | null
  hiddenFor: string | null
}

/** A profile part by part, each with whether learners see it. */
export async function readProfile({ db }: Actor, id: number) {
  const teacher = orNotFound(await findProfile(db, id))
  return {
    id,
    name: teacher.name,
    genres: teacher.genres.map((genre) => fields[genre]).join('、') || 'なし',
    parts: partsOf(teacher),
  }
}

function partsOf({ introduction, question, links, iconKey, images, hidings }: TeacherProfileRow): ProfilePartShown[] {
  const one = (part: Hidable, content: string, more: Partial<ProfilePartShown>) => ({
    ...{ part, label: hidable[part], content, text: null, link: null, picture: null },
    ...more,
    hiddenFor: whyHidden(hidings, part, content),
  })
  return [
    ...(introduction ? [one('introduction', introduction, { text: introduction })] : []),
    ...(question ? [one('question', question, { text: question })] : []),
    ...links.map(({ title, url }) =>
      one('link', linkContent({ title, url }), { link: { title, url, host: new URL(url).host } }),
    ),
    ...(iconKey ? [one('icon', iconKey, { picture: fileLink(iconKey) })] : []),
    ...images.map(({ key }) => one('image', key, { picture: fileLink(key) })),
  ]
}
