/** Holds what is asked for once the page has been painted: the site's scripts, the words they need, and its manifest. */
export const laterId = 'later'

/**
 * Runs at the end of the document: asks for scripts and words once the page has been painted, so that text, styles and pictures have
 * the line for themselves; one at a time, so that a finger need not wait for all of them. The second frame begins after the
 * first has been painted. A paint entry would say it too, but Firefox has none for a document that is scrolled at its first paint.
 * A tab that nobody looks at has no frames, and asks when it is looked at. What the content security policy knows of it is its hash.
 */
export const bootScript = `(d=>{let go=()=>{for(const one of[...d.getElementById('${laterId}').content.children])setTimeout(()=>d.head.append(one))};requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)))})(document)`
