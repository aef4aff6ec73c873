import { fileLink } from '#platform/file-link.ts'
import type { OwnTeacher } from './queries.ts'
import { teacherLimits } from './terms.ts'

/** What the form of a teacher shows. */
export function profileOf({ id, name, introduction, question, genres, links, images, iconKey }: OwnTeacher) {
  return {
    ...{ id, name, introduction, question, genres },
    iconUrl: fileLink(iconKey),
    links: Array.from({ length: teacherLimits.links }, (_, position) => {
      const { title = '', url = '' } = links.find((link) => link.position === position) ?? {}
      return { title, url }
    }),
    images: images.map(({ id, key }) => ({ id, image: fileLink(key) })),
  }
}
export type TeacherProfile = ReturnType<typeof profileOf>
