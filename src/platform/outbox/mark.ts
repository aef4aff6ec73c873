/** In the browser's plain store while anything of this member waits. */
export const markOf = (memberId: number) => `outbox-waits:${memberId}`
