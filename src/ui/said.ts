import { createContext } from 'react'

/** What was just done, or why it was not: given once by the root to the page that one was led to. */
export const Said = createContext<{ tone: 'done' | 'trouble'; sentence: string } | null>(null)
