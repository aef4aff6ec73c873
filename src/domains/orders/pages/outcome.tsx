import { useEffect } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readOutcome } from '../read-outcome.server.ts'
import { OrderDone } from '../ui/order-done.tsx'
import { OrderPending } from '../ui/order-pending.tsx'
import type { Route } from './+types/outcome'

const LOOK_AGAIN = 3_000

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  const outcome = await readOutcome(asking, asking.url.searchParams.get('order') ?? '')
  if (outcome.state === 'elsewhere') throw redirect(outcome.path)
  return outcome
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.state === 'done' ? 'お申し込みの完了' : 'お支払いの確認')

export default function OutcomePage({ loaderData }: Route.ComponentProps) {
  const revalidator = useRevalidator()
  const waits = loaderData.state === 'pending'
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void revalidator.revalidate(), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [waits, revalidator])
  return loaderData.state === 'done' ? <OrderDone {...loaderData} /> : <OrderPending {...loaderData} />
}
