/** Far more than hands can do; what does more is a mistake of a script. */
export const OUTLINE_LIMITS = { name: 'studio-outline', points: 300, seconds: 60 }
