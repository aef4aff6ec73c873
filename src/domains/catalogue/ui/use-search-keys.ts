import { useSingleKeys } from '#ui/use-single-keys.ts'

/** `s` and `/` lead to the search. */
export const useSearchKeys = (off: boolean, lead: () => void) => useSingleKeys({ s: lead, '/': lead }, off)
