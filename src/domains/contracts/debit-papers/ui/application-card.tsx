import { href } from 'react-router'
import { fieldsOf } from '#platform/form-fields.ts'
import { callPath } from '#platform/browser-call.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { actNames, type Stage } from '../terms.ts'
import type { ShownApplication } from '../read-applications.server.ts'

type Props = { application: ShownApplication; failed: FormTrouble | null }

const tones: Record<Stage, BadgeTone> = {
  papers: 'plain',
  bank: 'info',
  rejected: 'mark',
  approved: 'done',
  closed: 'plain',
}

/** How far somebody's papers are, and what staff can note of them now. */
export function ApplicationCard({ application, failed }: Props) {
  const { id, number, member, plan, receiving, addressee, stage, stageName, dates, acts } = application
  const plain = acts.filter((act) => act !== 'rejected')
  return (
    <li className="grid gap-3 rounded-sheet border border-line bg-sheet p-4" aria-label={`${member.name} ${number}`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-base">
          <Link to={href('/staff/members/:id', { id: String(member.id) })} className="text-indigo underline">
            {member.name}
          </Link>
        </h2>
        <Badge tone={tones[stage]}>{stageName}</Badge>
        <p className="figures text-sm text-graphite">顧客番号 {number}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm lg:grid-cols-4">
        <Fact label="プラン" text={plan} />
        <Fact label="書類" text={receiving} />
        {dates.map(([label, text]) => (
          <Fact key={label} label={label} text={text} />
        ))}
      </dl>
      <a
        href={callPath('/staff/debit_applications/:id/form', { id })}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-sm text-indigo underline underline-offset-4"
        aria-label={`${member.name}さん：口座振替依頼書（PDF）`}
      >
        <Icon name="download" className="size-4" />
        口座振替依頼書（PDF）
      </a>
      {addressee && (
        <address className="text-sm not-italic">
          {addressee.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
      {plain.length > 0 && (
        <PostForm soft className="flex flex-wrap gap-3">
          <input type="hidden" name="application" value={id} />
          {plain.map((act) => (
            <Button
              key={act}
              type="submit"
              name="act"
              value={act}
              look="outline"
              aria-label={`${member.name}さん：${actNames[act]}`}
            >
              {actNames[act]}
            </Button>
          ))}
        </PostForm>
      )}
      {acts.includes('rejected') && <Rejection {...{ application, failed }} />}
    </li>
  )
}

/** The bank has sent the paper back; the member is told why. */
const Rejection = ({ application, failed }: Props) => (
  <PostForm soft className="flex max-w-reading flex-wrap items-end gap-3" noValidate>
    <input type="hidden" name="application" value={application.id} />
    <div className="min-w-0 grow">
      <TextField
        label="返却の理由"
        {...fieldsOf(failed)('reason')}
        hint="会員へのメールに記載されます。"
        max={200}
        required
      />
    </div>
    <Button
      type="submit"
      name="act"
      value="rejected"
      look="danger"
      aria-label={`${application.member.name}さん：${actNames.rejected}`}
    >
      {actNames.rejected}
    </Button>
  </PostForm>
)

const Fact = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt className="text-graphite">{label}</dt>
    <dd className="figures break-words">{text}</dd>
  </div>
)
