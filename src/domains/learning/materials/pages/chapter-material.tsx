import { data } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LockedScreen } from '../../watching/ui/player/locked-screen.tsx'
import { MaterialScreen } from '../ui/material-screen.tsx'
import { readChapterMaterial } from './read-material.server.ts'
import type { Route } from './+types/chapter-material'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readChapterMaterial(asker(context), params.id)
  return data(page, { status: page.locked ? 403 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTitle(matches, `スライド: ${loaderData?.title ?? ''}`)

export default function ChapterMaterialPage({ loaderData: { locked, title, slide } }: Route.ComponentProps) {
  return locked ? <LockedScreen locked={locked} /> : <MaterialScreen title={title} slide={slide} />
}
