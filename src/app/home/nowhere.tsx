import { href, redirect } from 'react-router'
import { notFound } from '#platform/refusal.ts'
import type { Route } from './+types/nowhere'

/** What people type who look for one of our pages. */
const meant: Record<string, string> = {
  '/plans': href('/subscriptions/lp'),
  '/help': href('/subscriptions/beginner_guide'),
  '/law': href('/terms/:document', { document: 'transactions_law' }),
  '/curriculums': href('/subscriptions/curriculums'),
  '/mypage': href('/subscriptions/learning_status'),
}

export async function loader({ request }: Route.LoaderArgs) {
  const to = meant[new URL(request.url).pathname]
  return to ? redirect(to) : notFound()
}

export const action = () => notFound()

export default function Nowhere() {
  return null
}
