import { createContext, use, type ComponentProps } from 'react'
import { Form } from 'react-router'

/** The token of the page, given once by the root; a page that is kept for visitors has none, and no form that posts. */
export const FormToken = createContext('')

type Props = Omit<ComponentProps<'form'>, 'method' | 'encType' | 'action'> & {
  action?: string
  /** PUT, PATCH and DELETE travel as `_method`: a form can only post. */
  method?: 'put' | 'patch' | 'delete'
  /** Carries files. */
  files?: boolean
  /** Is sent by the router, without a new document; `stays` where it is scrolled to. */
  soft?: boolean | 'stays'
}

/** A form that changes something: it brings the token by itself, and works without a script. */
export function PostForm({ method, files, soft, children, ...rest }: Props) {
  const form = { ...rest, method: 'post', encType: files ? 'multipart/form-data' : undefined } as const
  const fields = (
    <>
      <input type="hidden" name="authenticity_token" value={use(FormToken)} />
      {method && <input type="hidden" name="_method" value={method} />}
      {children}
    </>
  )
  return soft ? (
    <Form {...form} preventScrollReset={soft === 'stays'}>
      {fields}
    </Form>
  ) : (
    <form {...form}>{fields}</form>
  )
}
