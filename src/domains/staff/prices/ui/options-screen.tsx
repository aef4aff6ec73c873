import type { FormTrouble } from '#platform/page-form.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StaffPage } from '#ui/staff-page.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Nothing, Section } from '../../ui/section.tsx'
import type { StaffOption } from '../read-prices.server.ts'

type Props = { token: string; saved: string | null; options: StaffOption[]; trouble: FormTrouble | null }

export function OptionsScreen({ token, saved, options, trouble }: Props) {
  const fields = trouble?.fields ?? {}
  const typed = trouble?.values
  return (
    <StaffPage
      title="プランの特典"
      lead="6ヶ月プランと12ヶ月プランの申し込みで選べる特典です。終了した特典は、選んだ会員にはそのまま残ります。"
      done={saved}
      trouble={Object.keys(fields).length === 0 ? trouble?.sentence : null}
    >
      {options.length === 0 ? (
        <Nothing>特典はまだありません。</Nothing>
      ) : (
        <DataTable
          dense
          caption="特典の一覧"
          rows={options}
          keyOf={({ id }) => id}
          columns={[
            { label: '表示順', of: ({ position }) => position, figures: true },
            {
              label: '特典',
              of: ({ name, description }) => (
                <>
                  <span className="font-bold">{name}</span>
                  <span className="block text-graphite">{description}</span>
                </>
              ),
            },
            { label: 'コード', of: ({ code }) => code },
            { label: '選ばれた契約', of: ({ chosen }) => chosen, figures: true },
            {
              label: '状態',
              of: ({ isOpen }) => <Badge tone={isOpen ? 'done' : 'plain'}>{isOpen ? '受付中' : '終了'}</Badge>,
            },
            {
              label: '操作',
              of: ({ id, isOpen, name }) => (
                <form method="post">
                  <input type="hidden" name="authenticity_token" value={token} />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value={isOpen ? 'close' : 'open'}
                    look="outline"
                    size="small"
                    aria-label={`「${name}」を${isOpen ? '終了する' : '再開する'}`}
                  >
                    {isOpen ? '終了する' : '再開する'}
                  </Button>
                </form>
              ),
            },
          ]}
        />
      )}
      <Section title="特典を追加">
        <Sheet className="max-w-reading">
          <form method="post" className="grid gap-4" noValidate>
            <input type="hidden" name="authenticity_token" value={token} />
            <input type="hidden" name="intent" value="add" />
            <TextField label="名前" name="name" max={60} defaultValue={typed?.name} error={fields.name?.[0]} required />
            <TextArea
              label="説明"
              name="description"
              rows={3}
              max={300}
              defaultValue={typed?.description}
              error={fields.description?.[0]}
              required
            />
            <TextField
              label="コード"
              name="code"
              hint="半角英数字。会員には表示されません。"
              defaultValue={typed?.code}
              error={fields.code?.[0]}
              required
            />
            <TextField
              label="表示順"
              name="position"
              inputMode="numeric"
              defaultValue={typed?.position ?? String(options.length + 1)}
              error={fields.position?.[0]}
              required
            />
            <div>
              <Button type="submit">追加する</Button>
            </div>
          </form>
        </Sheet>
      </Section>
    </StaffPage>
  )
}
