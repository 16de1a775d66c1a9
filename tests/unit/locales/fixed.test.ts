import { describe, expect, test } from 'vitest'
import { wordsOf } from '#locales/words.ts'
import { postFilters } from '#shared/content/listFilters.ts'

describe('the English texts of the specification are unchanged', () => {
  test('in the forms', () => {
    const { forms } = wordsOf('en')
    expect(forms.subscribe).toBe('Subscribe Now')
    expect(forms.errors.required).toBe('Field is required.')
    expect(forms.errors.invalidEmail).toBe('Invalid email.')
    expect(forms.success.newsletter).toBe('Your message has been sent successfully subscribed to our email list!')
  })

  test('on the startup home page', () => {
    const { highlights, figures, growth, ways, services, pricing } = wordsOf('en')['home/startup']
    expect(Object.values(highlights).map(({ title }) => title)).toEqual([
      'Innovative business',
      'Expertly marketing',
      'Engaging audiences',
    ])
    expect(Object.values(figures.labels)).toEqual(['worldwide offices', 'years of experience', 'high skilled people'])
    expect(Object.values(growth.points).map(({ title }) => title)).toEqual([
      'Build perfect websites',
      'Unique experiences',
    ])
    expect(Object.values(ways.cards).map(({ title }) => title)).toEqual(['Flexible', 'Unique', 'Responsive', 'Modern'])
    expect(ways.view).toBe('View information')
    expect(services.all).toBe('see all services')
    expect([pricing.monthly, pricing.yearly]).toEqual(['Monthly', 'Yearly'])
  })

  // The style sheet sets these labels in capitals; the browser tests read them as displayed.
  test('in every table of prices', () => {
    const words = wordsOf('en')
    const table = words['elements/pricing-table']
    expect([table.monthly, table.yearly]).toEqual(['Monthly', 'Yearly'])
    for (const { terms } of [
      table,
      words['home/startup'].pricing,
      words['home/web-agency'].plans,
      words['page/pricing-packages'],
      words['home/application'].pricing,
      words['home/seo-agency'].plans,
      words['home/gym-fitness'].plans,
      words['home/design-agency'].desk,
    ])
      expect(terms).toEqual({ month: 'per month', year: 'per year' })
  })

  test('in the blog, the search and on the 404 page', () => {
    const { blog, common, notFound } = wordsOf('en')
    const { filter, categories } = blog
    expect([filter.all, ...postFilters.map((key) => categories[key].name)]).toEqual([
      'All',
      'Fashion',
      'Travel',
      'Lifestyle',
      'Business',
    ])
    expect(common.search.label).toBe('What are you looking for?')
    expect(notFound.heading).toMatch(/^Ooops!/)
    expect(notFound.text).toContain('404')
  })
})
