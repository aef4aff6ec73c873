import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Route } from './+types/shortage'

const SENTENCES = new Map([
  ['teacher', '選択した先生の添削枠は定員に達しました'],
  ['campaign', '今期の添削受付は終了しました'],
])

export function loader({ context }: Route.LoaderArgs) {
  const type = asker(context).url.searchParams.get('error_type') ?? ''
  return { sentence: SENTENCES.get(type) ?? 'エラーが発生しました' }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削企画')

export default function Shortage({ loaderData: { sentence } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-reading px-4 py-16">
      <SectionHeading level={1} flush>
        添削企画
      </SectionHeading>
      <EmptyState
        title={sentence}
        action={<LinkButton to={href('/correction_campaigns')}>添削企画へ戻る</LinkButton>}
      />
    </div>
  )
}
