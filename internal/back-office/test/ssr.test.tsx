/// <reference types="vite/client" />
import { type DrawnStories, testServerDrawing } from '@stoa/ui/testing/suites'

testServerDrawing(import.meta.glob<DrawnStories>('../src/**/*.stories.tsx', { eager: true }))
