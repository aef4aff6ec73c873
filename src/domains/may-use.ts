/** Every domain of the product, and those whose door (index.ts, ui/) it may use. Read by the boundaries check. */
export const mayUse = {
  accounts: [],
  plans: ['accounts'],
  catalogue: ['accounts', 'plans'],
  learning: ['accounts', 'plans', 'catalogue'],
  practice: ['accounts', 'plans', 'catalogue', 'learning'],
  community: ['accounts'],
  poses: ['accounts', 'plans'],
  critiques: ['accounts', 'plans', 'catalogue'],
  ambassadors: ['accounts', 'plans'],
  consultation: ['accounts', 'plans', 'catalogue'],
  staff: [
    'accounts',
    'plans',
    'catalogue',
    'learning',
    'practice',
    'community',
    'poses',
    'critiques',
    'ambassadors',
    'consultation',
  ],
} as const satisfies Record<string, readonly string[]>

export type Domain = keyof typeof mayUse
