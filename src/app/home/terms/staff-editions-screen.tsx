import { href } from 'react-router'
import { BODY_MAX, editionDocuments, NOTICE_DAYS, type EditionDocument } from '#domains/accounts/editions/terms.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { keysOf } from '#platform/paging.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Edition = {
  id: number
  document: EditionDocument
  title: string
  name: string
  comes: string
  announced: string
  told: string
  by: string
  mustAgree: boolean
  isInForce: boolean
}
type Props = {
  document: EditionDocument
  body: string
  editions: readonly Edition[]
  trouble: FormTrouble | null
}

/** Editions of the terms: what is in force, what comes, and the next one, told to everybody before it comes. */
export function StaffEditionsScreen({ document, body, editions, trouble }: Props) {
  return (
    <StaffPage
      title="規約の改定"
      lead={`改定は、会員全員にメールで知らせてから${NOTICE_DAYS}日以上あけて適用します。告知したあとは、内容を変えられません。`}
      trouble={wholeTrouble(trouble)}
    >
      <Section title="告知した改定">
        {editions.length === 0 ? <Nothing>まだありません。</Nothing> : <Announced editions={editions} />}
      </Section>
      <Section title="新しい版を告知する">
        <Tabs
          label="文書"
          current={document}
          hrefFor={(id) => `?document=${id}`}
          tabs={keysOf(editionDocuments).map((id) => ({ id, label: editionDocuments[id] }))}
        >
          <Sheet className="max-w-reading">
            <EditionFields document={document} body={body} trouble={trouble} />
          </Sheet>
        </Tabs>
      </Section>
    </StaffPage>
  )
}

const Announced = ({ editions }: Pick<Props, 'editions'>) => (
  <DataTable
    dense
    caption="告知した改定"
    rows={editions}
    keyOf={({ id }) => id}
    columns={[
      {
        label: '文書と版',
        of: ({ id, document, title, name }) => (
          <Link to={href('/terms/:document/:edition', { document, edition: String(id) })} className="staff-table-link">
            {title} {name}
          </Link>
        ),
      },
      { label: '適用の日', of: ({ comes }) => <span className="whitespace-nowrap">{comes}</span>, figures: true },
      {
        label: '状態',
        of: (one) => <Badge tone={one.isInForce ? 'done' : 'info'}>{one.isInForce ? '適用済み' : '適用前'}</Badge>,
      },
      { label: '同意', of: ({ mustAgree }) => (mustAgree ? '必要' : '不要') },
      { label: '告知', of: ({ announced, by }) => `${announced}　${by}` },
      { label: 'メール', of: ({ told }) => told },
      { label: '操作', of: (one) => (one.isInForce ? '—' : <Withdraw {...one} />) },
    ]}
  />
)

const Withdraw = ({ id, title, name }: Edition) => (
  <PostForm>
    <input type="hidden" name="id" value={id} />
    <Button
      type="submit"
      name="act"
      value="withdraw"
      look="outline"
      size="small"
      aria-label={`${title} ${name}の改定を取り消す`}
    >
      取り消す
    </Button>
  </PostForm>
)

function EditionFields({ document, body, trouble }: Omit<Props, 'editions'>) {
  const field = fieldsOf(trouble)
  return (
    <PostForm className="grid gap-5" noValidate>
      <input type="hidden" name="document" value={document} />
      <TextField label="版の名前" hint="例：第4版" max={20} required {...field('name')} />
      <TextField label="適用の日" type="date" required {...field('comes_on')} />
      <TextArea
        label="変わること"
        hint="会員へのメールに載ります。空の行で段落を分けます。"
        rows={5}
        max={2000}
        required
        {...field('changes')}
      />
      <TextArea
        label="全文"
        hint="行のはじめの「## 」は見出し、「- 」は箇条書きになります。"
        rows={20}
        max={BODY_MAX}
        required
        {...field('body', body)}
      />
      <Checkbox
        name="must_agree"
        value="1"
        label="次にログインするときに、同意を求める"
        hint="同意するまで、講座などの会員のページは開きません。解約、退会、お支払い、個人情報のページは開きます。"
        defaultChecked={trouble?.values.must_agree === '1'}
      />
      <div>
        <Button type="submit">告知する</Button>
      </div>
    </PostForm>
  )
}
