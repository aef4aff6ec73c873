import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { nameCertificate } from '../actions/name-certificate.ts'
import { CertificateNameForm } from '../../forms.ts'
import { CertificateName } from '../ui/certificate-name.tsx'
import { CertificateSheet } from '../ui/certificate-sheet.tsx'
import { findCertificate } from '../queries/certificates.ts'
import type { Route } from './+types/certificate'

export async function loader({ context, params }: Route.LoaderArgs) {
  const who = actor(context)
  const { publishedAt, workKey, ...certificate } = orNotFound(
    await findCertificate(who.db, who.memberId, idOf(params.id)),
  )
  const work = workKey && privateFileLink(who, workKey)
  return { siteName: who.house.settings.siteName, day: formatDay(publishedAt), work, ...certificate }
}

export async function action({ context, params }: Route.ActionArgs) {
  const asking = actor(context)
  const id = idOf(params.id)
  if (asking.method !== 'PATCH') return notFound()
  orNotFound(await findCertificate(asking.db, asking.memberId, id))
  return pageForm(asking, async () => {
    await nameCertificate(asking, id, readBody(asking.body, CertificateNameForm).name)
    return seeOther(href('/subscriptions/completion_certificates/:id', { id: String(id) }))
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `「${loaderData?.curriculumTitle}」の修了証書 - ${loaderData?.siteName}` },
]

export default function Certificate({ loaderData, actionData }: Route.ComponentProps) {
  const { isNamed, mayCorrect, memberName, curriculumTitle } = loaderData
  const trouble = actionData?.trouble ?? null
  if (!isNamed)
    return (
      <div className="mx-auto max-w-form px-4 py-10 md:py-16">
        <SectionHeading level={1} lead={`「${curriculumTitle}」の修了証書に、お名前を印刷します。`}>
          修了おめでとうございます
        </SectionHeading>
        <Sheet>
          <CertificateName name={memberName} trouble={trouble} label="修了証書をひらく" />
        </Sheet>
      </div>
    )
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
      {mayCorrect && (
        <details className="print:hidden" open={trouble !== null}>
          <summary className="min-h-11 py-2 font-bold">お名前を訂正する（1回だけ）</summary>
          <div className="pt-3">
            <CertificateName name={memberName} trouble={trouble} label="訂正する" />
          </div>
        </details>
      )}
    </div>
  )
}
