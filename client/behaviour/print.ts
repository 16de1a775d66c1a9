/** Loads the pictures of the page before it is printed: WebKit leaves out lazy pictures outside the viewport. */
export function watchPrint(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.images) {
      // The picture of the other colour scheme is not printed.
      if (getComputedStyle(image).display !== 'none') image.loading = 'eager'
    }
  })
}
