import type { ReactNode } from 'react'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import type { EntryData } from '../read-entries.server.ts'
import { EntryBadge } from './entry-state.tsx'
import { EntryFields } from './entry-fields.tsx'
import { Meanwhile } from './meanwhile.tsx'

type Props = { data: EntryData; trail: ReactNode; trouble: FormTrouble | null; children?: ReactNode }

/** One entry with all its fields; what happens to learners is said before it is saved. */
export function EntryScreen({ data, trail, trouble, children }: Props) {
  const { id, one, name, fields, values, seen, warning, state, fixed, preview } = data
  const isOutdated = trouble !== null && id !== null && trouble.values.seen !== seen
  return (
    <StaffPage
      title={id === null ? `${one}の作成` : name}
      trail={trail}
      trouble={trouble?.sentence}
      aside={
        id !== null && (
          <>
            {preview && (
              <LinkButton to={preview} look="outline" icon="eye">
                プレビュー
              </LinkButton>
            )}
            <EntryBadge state={state} />
          </>
        )
      }
    >
      {isOutdated && <Meanwhile fields={fields} stored={values} typed={trouble.values} />}
      <Sheet className="max-w-reading">
        <PostForm files className="grid grid-cols-1 gap-5" noValidate>
          <input type="hidden" name="seen" value={seen} />
          <EntryFields fields={fields} values={values} trouble={trouble} />
          {warning && (
            <div className="grid gap-2 rounded-field border border-vermilion p-4">
              <p className="text-sm whitespace-pre-line">{warning}</p>
              <Checkbox
                name="confirmed"
                value="1"
                label="受講中の方への影響を確かめました"
                error={trouble?.fields.confirmed?.[0]}
              />
            </div>
          )}
          <div className="sticky bottom-0 z-2 -mx-5 -mb-5 rounded-b-sheet border-t border-line bg-sheet px-5 py-3 md:-mx-6 md:-mb-6 md:px-6">
            <Button type="submit" name="act" value="save">
              {id === null ? '作成する' : '保存する'}
            </Button>
          </div>
        </PostForm>
      </Sheet>
      {children}
      {id !== null && !fixed && (
        <Section title="削除">
          <PostForm className="grid justify-items-start gap-2">
            <p className="text-sm text-graphite">
              削除すると元に戻せません。公開をやめるだけなら、公開の設定を変えてください。
            </p>
            {trouble?.fields.remove && (
              <p role="alert" className="text-sm text-crimson">
                {trouble.fields.remove[0]}
              </p>
            )}
            <Checkbox name="sure" value="1" label="元に戻せないことを確かめました" />
            <Button type="submit" name="act" value="remove" look="danger" size="small">
              {`この${one}を削除する`}
            </Button>
          </PostForm>
        </Section>
      )}
    </StaffPage>
  )
}
