import { asker } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { pagePreview } from '#platform/page-title.ts'
import { CourseView } from '../ui/course/course-view.tsx'
import { courseData } from './course-data.server.ts'
import { readCourse, recordVisit } from './read-course.server.ts'
import type { Route } from './+types/course'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ask = asker(context)
  const id = idOf(params.id)
  const page = await readCourse(ask, id)
  await recordVisit(ask, id)
  return { ...page, data: courseData(page, ask.house.settings) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...pagePreview(matches, { ...loaderData.course, picture: fileLink(loaderData.course.coverKey) }),
        { 'script:ld+json': loaderData.data },
      ]
    : []

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  return <CourseView page={loaderData} />
}
