import { pageTitle } from '#platform/page-title.ts'
import { ownTeacher } from '../../teachers/own-teacher.ts'
import { readPay } from '../read-pay.server.ts'
import { PayScreen } from '../ui/pay-screen.tsx'
import type { Route } from './+types/pay'

export async function loader({ context }: Route.LoaderArgs) {
  const { who, teacher } = await ownTeacher(context)
  return readPay(who, teacher.id)
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '報酬のしくみ')

export default function Pay({ loaderData }: Route.ComponentProps) {
  return <PayScreen pay={loaderData} />
}
