// The entry: what every page may use. Pages work without it.
import "./choice-keys.js";
import "./cite-panel.js";
import "./copy-text.js";
import "./draft-form.js";
import "./drill-bar.js";
import "./fan-picker.js";
import "./live-hand.js";
import "./menus.js";
import "./print-page.js";
import "./score-live.js";
import "./seat-sum.js";
import "./signed-field.js";
import "./soft-clock.js";
import "./tile-picker.js";
import "./time-left.js";
import "./value-pad.js";
import "./zone.js";
