import { href } from 'react-router'
import type { fieldsOf } from '#platform/form-fields.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { NAME_BLANK, type Phrase, phraseLimits } from '../terms.ts'

export type Field = ReturnType<typeof fieldsOf>
type Props = { phrase: Phrase | null; field: Field }

/** A phrase as it is written: a new one, or one that is changed or taken away. */
export function PhraseFields({ phrase, field }: Props) {
  return (
    <Sheet as="section" aria-labelledby="phrase" className="grid gap-4">
      <h2 id="phrase" className="text-lg">
        {phrase ? '定型文を編集する' : '定型文を追加する'}
      </h2>
      <PostForm
        action={href('/correctional_teachers/phrases') + (phrase ? `?edit=${phrase.id}` : '')}
        className="grid gap-5"
        noValidate
      >
        {phrase && (
          <>
            <input type="hidden" name="id" value={phrase.id} />
            <input type="hidden" name="version" value={phrase.version} />
          </>
        )}
        <TextField
          {...field('title', phrase?.title ?? '')}
          label="見出し"
          hint="選ぶときの目印です。依頼した方には表示されません。"
          max={phraseLimits.title}
          autoComplete="off"
          required
        />
        <TextArea
          {...field('words', phrase?.words ?? '')}
          label="文章"
          hint={`例：${NAME_BLANK}さん、ご依頼ありがとうございます。`}
          max={phraseLimits.words}
          rows={6}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="act" value={phrase ? 'change' : 'add'}>
            {phrase ? '保存する' : '追加する'}
          </Button>
          {phrase && (
            <>
              <LinkButton to={href('/correctional_teachers/phrases')} look="quiet">
                やめる
              </LinkButton>
              <Button type="submit" name="act" value="remove" look="danger" className="ml-auto">
                削除する
              </Button>
            </>
          )}
        </div>
      </PostForm>
    </Sheet>
  )
}
