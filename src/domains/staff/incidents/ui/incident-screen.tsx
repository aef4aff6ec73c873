import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { keysOf } from '#platform/paging.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { reaches, steps } from '../terms.ts'

type Act = { id: number; at: string; by: string; whom: string; did: string; reason: string }

const choices = [
  { value: '', label: '選択してください' },
  ...keysOf(reaches).map((value) => ({ value, label: reaches[value] })),
]

/** What is done by whom until when where data may have leaked, and the three things that only this page can do. */
export function IncidentScreen({ acts, trouble }: { acts: readonly Act[]; trouble: FormTrouble | null }) {
  return (
    <StaffPage
      title="情報漏えいへの対応"
      lead="情報が漏れた、または漏れたおそれがあるときの手順です。半年に1度、全員で読み合わせます。"
      trouble={wholeTrouble(trouble)}
    >
      <Section title="手順">
        <ol className="grid gap-3">
          {steps.map(({ when, who, what }, at) => (
            <li key={when} className="grid gap-1 rounded-sheet border border-line bg-sheet p-4">
              <p className="font-bold">
                {at + 1}. {when} <span className="font-normal text-graphite">（{who}）</span>
              </p>
              <p className="text-sm">{what}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="ログアウト、パスワードの無効化、通知">
        <Sheet className="max-w-reading">
          <ActForm trouble={trouble} />
        </Sheet>
      </Section>
      <Section title="これまでの対応">
        {acts.length === 0 ? (
          <Nothing>まだありません。</Nothing>
        ) : (
          <DataTable
            dense
            caption="これまでの対応"
            rows={acts}
            keyOf={({ id }) => id}
            columns={[
              { label: '日時', of: ({ at }) => <span className="figures whitespace-nowrap">{at}</span> },
              { label: '担当', of: ({ by }) => by },
              { label: '対象', of: ({ whom }) => whom },
              { label: '行ったこと', of: ({ did }) => did },
              { label: '理由', of: ({ reason }) => reason },
            ]}
          />
        )}
      </Section>
    </StaffPage>
  )
}

function ActForm({ trouble }: { trouble: FormTrouble | null }) {
  const field = fieldsOf(trouble)
  const ticked = (name: string) => trouble?.values[name] === '1'
  return (
    <PostForm className="grid gap-5" noValidate>
      <Select label="対象" options={choices} required {...field('reach')} />
      <TextField
        label="会員のメールアドレス"
        hint="対象が「会員1人」のときに入力します。"
        type="email"
        {...field('email')}
      />
      <Checkbox
        name="ends_sessions"
        value="1"
        label="すべての端末からログアウトさせる"
        hint="この画面のあなた自身のログインは残ります。"
        defaultChecked={ticked('ends_sessions')}
        error={trouble?.fields.ends_sessions?.[0] ?? null}
      />
      <Checkbox
        name="voids_passwords"
        value="1"
        label="パスワードを無効にする（メールから再設定していただく）"
        hint="あなた自身のパスワードは残ります。"
        defaultChecked={ticked('voids_passwords')}
      />
      <Checkbox
        name="drops_ways"
        value="1"
        label="パスキーと外部アカウントの連携を外す"
        hint="なりすました人が加えたおそれのあるときに選びます。ログインのあとで、本人が加え直せます。"
        defaultChecked={ticked('drops_ways')}
      />
      <TextField label="通知の件名" max={60} {...field('title')} />
      <TextArea
        label="通知の本文"
        hint="起きたこと、漏れた項目、原因、していただきたいこと、問い合わせ先を書きます。空の行で段落を分けます。"
        rows={8}
        max={4000}
        {...field('body')}
      />
      <TextArea label="理由（操作の記録に残ります）" rows={2} max={500} required {...field('reason')} />
      <Checkbox
        name="sure"
        value="1"
        label="対象と内容を確認しました。取り消せません。"
        error={trouble?.fields.sure?.[0] ?? null}
      />
      <div>
        <Button type="submit" look="danger">
          実行する
        </Button>
      </div>
    </PostForm>
  )
}
