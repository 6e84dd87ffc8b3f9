/**
 * Script for an inline `<script>` in the host's `<head>`, before the style sheet, which applies a stored theme before
 * the first paint. Give `<html>` React's `suppressHydrationWarning`, since the server cannot know the attribute.
 */
export const themeScript =
  'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}'
