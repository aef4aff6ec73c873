import type { FormTrouble } from '#platform/page-form.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { consentWords, type Consenter } from '../terms.ts'

type Props = { who: Consenter; agrees: boolean; isShown: boolean; trouble: FormTrouble | null }

/** Whether a returned work may be shown to everybody: asked, never taken for granted. */
export const SampleConsent = ({ who, agrees, isShown, trouble }: Props) => (
  <section aria-labelledby="sample" className="grid max-w-reading gap-4 border-t border-line pt-8">
    <h2 id="sample" className="text-xl">
      見本としての紹介
    </h2>
    <p>{consentWords[who]}</p>
    {agrees && (
      <p role="status" className="font-bold">
        {isShown ? '添削企画のページで、見本として紹介しています。' : '紹介に同意しています。'}
      </p>
    )}
    <FieldError error={wholeTrouble(trouble)} />
    <PostForm soft="stays">
      <Button type="submit" name="consent" value={agrees ? 'off' : 'on'} look="outline">
        {agrees ? '同意を取りやめる' : '見本としての紹介に同意する'}
      </Button>
    </PostForm>
  </section>
)
