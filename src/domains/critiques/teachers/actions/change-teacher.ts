import type { Actor } from '#platform/ask.ts'
import { keepPictures, swapPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import type { ImageRefusal } from '#platform/pictures/terms.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import type { TeacherForm } from '../forms.ts'
import { noteChange } from '../changes.ts'
import { lockOwnTeacher, replaceLinks, updateTeacher } from '../queries.ts'
import { AVATAR_SIDE, ICON_MAX, ICON_SIDE, type ProfilePart } from '../terms.ts'

const wrong: Record<ImageRefusal, string> = {
  kind: '対応していない画像形式です',
  size: 'ファイルサイズは4MBまでです',
  pixels: '画像のサイズが大きすぎます',
  frames: '画像のサイズが大きすぎます',
  broken: '画像を読み込めませんでした',
}
const round = (side: number): PictureKind => ({
  purpose: 'correctional-teachers',
  place: 'public',
  rules: {
    kinds: ['png', 'jpeg', 'gif'],
    maxBytes: ICON_MAX,
    still: true,
    fit: { width: side, height: side, how: 'cover' },
  },
  bad: (why) => invalid({ icon: [wrong[why]] }),
})
const [icon, avatar] = [round(ICON_SIDE), round(AVATAR_SIDE)]

/** A teacher's own words and face; they stand on the page of the campaign from the next load on. */
export async function changeTeacher(
  actor: Actor,
  id: number,
  form: TeacherForm,
  bytes: Buffer | undefined,
): Promise<void> {
  const kept = await keepPictures(actor, [
    { field: 'icon', kind: icon, bytes },
    { field: 'avatar', kind: avatar, bytes },
  ])
  await actor.db.transaction().execute(async (tx) => {
    const before = orNotFound(await lockOwnTeacher(tx, actor.memberId, id))
    const after = { icon_key: kept.icon ?? before.icon_key, avatar_key: kept.avatar ?? before.avatar_key }
    await swapPicture(tx, actor, icon, { before: before.icon_key, after: after.icon_key })
    await swapPicture(tx, actor, avatar, { before: before.avatar_key, after: after.avatar_key })
    await updateTeacher(tx, id, form, after)
    await replaceLinks(tx, id, form.links)
    await noteChange(tx, id, changed(before, { ...form, ...after }), actor.now)
  })
}

type Profile = Pick<TeacherForm, 'name' | 'introduction' | 'question' | 'links'> & {
  genres: readonly string[]
  icon_key: string | null
}

/** What of a profile is another than before. */
function changed(before: Profile, after: Profile): ProfilePart[] {
  const parts: [ProfilePart, unknown, unknown][] = [
    ['name', before.name, after.name],
    ['introduction', before.introduction, after.introduction],
    ['question', before.question, after.question],
    ['genres', before.genres.toSorted(), after.genres.toSorted()],
    ['links', before.links.map(inWords), after.links.map(inWords)],
    ['icon', before.icon_key, after.icon_key],
  ]
  return parts.flatMap(([part, was, is]) => (JSON.stringify(was) === JSON.stringify(is) ? [] : [part]))
}

const inWords = ({ position, title, url }: Profile['links'][number]) => [position, title, url]
