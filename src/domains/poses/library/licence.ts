export const LICENCE_MAX = 200
