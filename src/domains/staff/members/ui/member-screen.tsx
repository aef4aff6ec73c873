import { href } from 'react-router'
import { Exclusion } from '#domains/critiques/ui/exclusion.tsx'
import type { FormTrouble } from '#platform/page-form.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { Section } from '#ui/staff/section.tsx'
import type { StaffMember } from '../read-member.server.ts'
import { EndForm } from './end-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { Dealings } from './dealings.tsx'
import { ChangesTable, DoingsTable, InvoicesTable, QuitsTable, TermsTable } from './member-tables.tsx'

type Props = StaffMember & { mayReadAudit: boolean; trouble: FormTrouble | null }

export function MemberScreen(props: Props) {
  const { id, name, trouble, isStaff, withdrawn } = props
  return (
    <StaffPage
      title={name}
      trail={<Breadcrumb trail={[{ label: '会員', to: href('/staff/members') }, { label: name }]} />}
      trouble={trouble && Object.keys(trouble.fields).length > 0 ? null : trouble?.sentence}
      aside={
        !isStaff &&
        !withdrawn && (
          <PostForm action={href('/staff/members/:id', { id: String(id) }) + '/viewing'}>
            <Button type="submit" look="outline" icon="eye">
              この会員として閲覧
            </Button>
          </PostForm>
        )
      }
    >
      <Facts of={props.facts} />
      {props.excludedUntil && <Exclusion until={props.excludedUntil} trouble={trouble} method="delete" />}
      <Dealings {...props.dealings} />
      <Section title="契約の履歴">
        <TermsTable rows={props.terms} />
      </Section>
      <Section title="請求">
        <InvoicesTable rows={props.invoices} />
      </Section>
      <Section title="状態の変化">
        <ChangesTable rows={props.changes} />
      </Section>
      <Section title="解約時の回答">
        <QuitsTable rows={props.quits} />
      </Section>
      <Section
        title="最近の記録"
        aside={
          props.mayReadAudit && (
            <Link to={`${href('/staff/audit_log')}?member=${id}`} className="staff-table-link text-sm">
              すべての記録
            </Link>
          )
        }
      >
        <DoingsTable rows={props.doings} />
      </Section>
      {!withdrawn && <ResetForm trouble={trouble} />}
      {(props.mayEndNow || props.mayEndLater) && <EndForm {...props} />}
    </StaffPage>
  )
}
