import type { ComponentProps } from 'react'
import { LinkButton } from '#ui/link-button.tsx'
import { useWaysIn } from './ways-in.ts'

type Props = Omit<ComponentProps<typeof LinkButton>, 'to'>

/** Leads a visitor through signing up and back to the page where they pressed it. */
export const SignUpButton = (props: Props) => <LinkButton {...props} to={useWaysIn().signUp} />

/** The same for who is a member already. */
export const SignInButton = (props: Props) => <LinkButton {...props} to={useWaysIn().signIn} />
