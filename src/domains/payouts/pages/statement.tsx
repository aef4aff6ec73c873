import { href } from 'react-router'
import { Link } from '#ui/link.tsx'
import { callPath } from '#platform/browser-call.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageTitle } from '#platform/page-title.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { sheetOf } from '../statement-sheet.ts'
import { readStatement } from '../statement.ts'
import { StatementSheet } from '../ui/statement-sheet.tsx'
import type { Route } from './+types/statement'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  return { statement: await readStatement(actor, params.id), userId: String(actor.memberId) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `支払明細書 ${loaderData?.statement.number ?? ''}`)

export default function StatementPage({ loaderData: { statement, userId } }: Route.ComponentProps) {
  const at = { userId, id: String(statement.id) }
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-8 md:px-6 md:py-12 print:p-0">
      <div className="mx-auto flex w-full max-w-paper flex-wrap items-center justify-between gap-4 print:hidden">
        <Link
          to={href('/users/:userId/payouts', { userId })}
          className="inline-flex min-h-11 items-center gap-1 font-bold text-indigo hover:underline"
        >
          <Icon name="chevron-left" className="size-4" />
          報酬の一覧にもどる
        </Link>
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => window.print()}>
            印刷する
          </Button>
          <a href={callPath('/users/:userId/payouts/:id/pdf', at)} download className={buttonLook({})}>
            <Icon name="download" />
            PDFをダウンロード
          </a>
        </div>
      </div>
      <StatementSheet sheet={sheetOf(statement)} />
    </div>
  )
}
