import { actor } from '#platform/ask.ts'
import { needOwnDocument } from '#platform/card-document.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readCourseOrder } from '../prepare-order.server.ts'
import { PlacedScreen } from '../ui/placed-screen.tsx'
import { courseOrders } from '../paths.ts'
import type { Route } from './+types/course-order'

export async function loader({ context, request }: Route.LoaderArgs) {
  const asking = actor(context)
  needOwnDocument(asking, request)
  return readCourseOrder(asking, asking.url.searchParams.get('course_id'))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '講座の購入')

export default function CourseOrder({ loaderData }: Route.ComponentProps) {
  return <PlacedScreen placed={loaderData} {...courseOrders} />
}
