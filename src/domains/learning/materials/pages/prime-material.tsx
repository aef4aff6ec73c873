import { data } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LockedScreen } from '../../watching/ui/player/locked-screen.tsx'
import { MaterialScreen } from '../ui/material-screen.tsx'
import { readPrimeMaterial } from './read-material.server.ts'
import type { Route } from './+types/prime-material'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readPrimeMaterial(asker(context), params.id)
  return data(page, { status: page.locked ? 403 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTitle(matches, `スライド: ${loaderData?.title ?? ''}`)

export default function PrimeMaterialPage({ loaderData: { locked, title, slide } }: Route.ComponentProps) {
  return locked ? <LockedScreen locked={locked} /> : <MaterialScreen title={title} slide={slide} />
}
