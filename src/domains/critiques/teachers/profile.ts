import { fileLink } from '#platform/file-link.ts'
import type { TeacherFace } from '../terms.ts'
import type { OwnTeacher } from './queries.ts'
import { linkContent, whyHidden } from './rules.ts'
import { hidable, teacherLimits, type Hidable } from './terms.ts'

/** What the form of a teacher shows. */
export function profileOf(teacher: OwnTeacher) {
  const { id, name, introduction, question, genres, links, images, iconKey } = teacher
  return {
    ...{ id, name, introduction, question, genres },
    iconUrl: fileLink(iconKey),
    links: Array.from({ length: teacherLimits.links }, (_, position) => {
      const { title = '', url = '' } = links.find((link) => link.position === position) ?? {}
      return { title, url }
    }),
    images: images.map(({ id, key }) => ({ id, image: fileLink(key) })),
    hidden: hiddenOf(teacher),
  }
}
export type TeacherProfile = ReturnType<typeof profileOf>

/** What of the own profile learners do not see, and why. */
function hiddenOf({ introduction, question, links, images, iconKey, hidings }: OwnTeacher) {
  const parts: [Hidable, string | null, string | null][] = [
    ['introduction', introduction, null],
    ['question', question, null],
    ...links.map((link): [Hidable, string, string] => ['link', linkContent(link), link.title]),
    ['icon', iconKey, null],
    ...images.map(({ key }, at): [Hidable, string, string] => ['image', key, `${at + 1}枚目`]),
  ]
  return parts.flatMap(([part, content, which]) => {
    const reason = whyHidden(hidings, part, content)
    return reason === null ? [] : [{ what: which ? `${hidable[part]}（${which}）` : hidable[part], reason }]
  })
}

/** A teacher as learners see them: without what is out of public sight. */
export function faceOf({ hidings, ...teacher }: OwnTeacher): TeacherFace {
  const { id, name, genres, links, images, iconKey, avatarKey } = teacher
  const shown = (part: Hidable, content: string | null) => whyHidden(hidings, part, content) === null
  const text = (part: 'introduction' | 'question') => (shown(part, teacher[part]) ? teacher[part] : '')
  const hasIcon = shown('icon', iconKey)
  return {
    ...{ id, name, genres, available: false, free: 0, asks: false, likelyBack: null },
    introduction: text('introduction'),
    question: text('question'),
    iconURL: hasIcon ? fileLink(iconKey) : null,
    avatarImage: hasIcon ? fileLink(avatarKey) : null,
    correctionalTeacherLinks: links
      .filter((link) => shown('link', linkContent(link)))
      .map(({ position, title, url }) => ({ id: position, siteName: title, url })),
    correctionalTeacherIntroductionImages: images
      .filter(({ key }) => shown('image', key))
      .map((image) => ({ id: image.id, image: fileLink(image.key) })),
  }
}
