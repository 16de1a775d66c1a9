import { eventually, said, test } from '#tests/support/browser.ts'

const { join, control } = said('en')['elements/call-to-action']

test('a band leads to the form with its topic, wherever in its field it is pressed', async ({ visitor }) => {
  const page = await visitor.open('/elements/call-to-action')
  await page.getByRole('link', { name: join.action, exact: true }).click()
  await eventually(() => page.locator('#contact-form [name="topic"]').inputValue()).toBe('join')
  await page.goBack()
  // The link lies over it.
  await page.locator('[data-example="choices"]').getByText(control.text, { exact: true }).click({ force: true })
  await eventually(() => page.locator('#contact-form [name="topic"]').inputValue()).toBe('controller')
})
