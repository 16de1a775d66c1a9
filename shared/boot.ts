/**
 * The id of the template with the elements to load after the first paint: scripts, word files and the web app manifest.
 */
export const laterId = 'later'

/**
 * A script at the end of the document. It adds the elements of the template to the head after the first paint, so that
 * they do not delay text, styles and pictures.
 * It adds them one at a time, so that input can be handled in between. The second animation frame begins after the
 * first paint.
 * Firefox has no paint entry for a document that is scrolled at its first paint. Hidden tabs have no frames and load
 * the elements once they are shown.
 * The content security policy allows the script by its hash.
 */
export const bootScript = `(d=>{let go=()=>{for(const one of[...d.getElementById('${laterId}').content.children])setTimeout(()=>d.head.append(one))};requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)))})(document)`
