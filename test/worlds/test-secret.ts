/** The secret of every house that the tests open on the demo world, whose staff's apps are sealed with it. */
export const TEST_SECRET = 'a secret for tests, of thirty-two characters or more'
