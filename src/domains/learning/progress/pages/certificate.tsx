import { href, Link } from 'react-router'
import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { CertificateSheet } from '../ui/certificate-sheet.tsx'
import { findCertificate } from '../queries/certificates.ts'
import type { Route } from './+types/certificate'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, memberId, house } = actor(context)
  const certificate = orNotFound(await findCertificate(db, memberId, idOf(params.id)))
  const { memberName, curriculumTitle, publishedAt } = certificate
  return { siteName: house.settings.siteName, memberName, curriculumTitle, day: formatDay(publishedAt) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `「${loaderData?.curriculumTitle}」の修了証書 - ${loaderData?.siteName}` },
]

export default function Certificate({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-8 md:px-6 md:py-12 print:p-0">
      <CertificateSheet {...loaderData} />
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link
          to={href('/subscriptions/learning_status')}
          className="inline-flex min-h-11 items-center gap-1 font-bold text-indigo hover:underline"
        >
          <Icon name="chevron-left" className="size-4" />
          学習状況にもどる
        </Link>
        <Button look="outline" icon="download" onClick={() => window.print()}>
          印刷・PDFに保存
        </Button>
      </div>
    </div>
  )
}
