import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ProfilePartShown, readProfile } from '../read-staff.server.ts'

type Props = { profile: Awaited<ReturnType<typeof readProfile>>; trouble: FormTrouble | null }

/** A profile part by part: what learners see of it, and what staff took out of sight. */
export function StaffProfileScreen({ profile: { id, name, genres, parts }, trouble }: Props) {
  const trail = [
    { label: '添削の先生', to: href('/staff/correctional_teachers') },
    { label: name, to: href('/staff/correctional_teachers/:id', { id: String(id) }) },
    { label: 'プロフィール' },
  ]
  return (
    <StaffPage
      title={`${name}先生のプロフィール`}
      lead="先生の変更は、すぐに公開されます。非公開にした内容は会員に表示されず、先生に理由が届きます。内容が変わると、新しい内容が公開されます。"
      trail={<Breadcrumb trail={trail} />}
      trouble={wholeTrouble(trouble)}
    >
      <Facts
        of={[
          ['ニックネーム', name],
          ['分野', genres],
        ]}
      />
      {parts.length === 0 ? (
        <Nothing>自己紹介・質問・リンク・画像は、まだありません。</Nothing>
      ) : (
        <ul className="grid gap-3 xl:grid-cols-2">
          {parts.map((part) => (
            <Part key={`${part.part} ${part.content}`} of={part} trouble={trouble} />
          ))}
        </ul>
      )}
    </StaffPage>
  )
}

function Part({ of, trouble }: { of: ProfilePartShown; trouble: FormTrouble | null }) {
  const isAsked = trouble?.values.part === of.part && trouble.values.content === of.content
  return (
    <li className="grid content-start gap-3 rounded-sheet border border-line bg-sheet p-4">
      <p className="flex items-center gap-2 text-sm">
        <span className="font-bold">{of.label}</span>
        <Badge tone={of.hiddenFor ? 'plain' : 'done'}>{of.hiddenFor ? '非公開' : '公開中'}</Badge>
      </p>
      {of.text && <p className="wrap-anywhere whitespace-pre-line">{of.text}</p>}
      {of.link && (
        <p className="grid">
          <span>{of.link.title}</span>
          <a
            href={of.link.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="link wrap-anywhere text-sm"
          >
            {of.link.host}
          </a>
        </p>
      )}
      {of.picture && (
        <Picture
          src={of.picture}
          alt={of.label}
          width={160}
          height={160}
          fit="contain"
          className="size-40 rounded-field border border-line bg-mat"
        />
      )}
      {of.hiddenFor ? <Show of={of} reason={of.hiddenFor} /> : <Hide of={of} trouble={isAsked ? trouble : null} />}
    </li>
  )
}

const Which = ({ of: { part, content } }: { of: ProfilePartShown }) => (
  <>
    <input type="hidden" name="part" value={part} />
    <input type="hidden" name="content" value={content} />
  </>
)

function Hide({ of, trouble }: { of: ProfilePartShown; trouble: FormTrouble | null }) {
  return (
    <details open={trouble !== null}>
      <summary className="staff-table-link inline-flex min-h-11 items-center">非公開にする</summary>
      <PostForm className="grid gap-3 py-2" noValidate>
        <Which of={of} />
        <TextField label="理由" {...fieldsOf(trouble)('reason')} hint="先生にメールで届きます。" max={200} required />
        <div>
          <Button type="submit" name="act" value="hide" look="danger" size="small">
            非公開にする
          </Button>
        </div>
      </PostForm>
    </details>
  )
}

function Show({ of, reason }: { of: ProfilePartShown; reason: string }) {
  return (
    <PostForm soft className="grid justify-items-start gap-2">
      <Which of={of} />
      <p className="text-sm">
        <span className="text-graphite">非公開の理由　</span>
        {reason}
      </p>
      <Button type="submit" name="act" value="show" look="outline" size="small">
        もう一度公開する
      </Button>
    </PostForm>
  )
}
