// The faces of the design, apart from the other sheets: a first visit is painted before they load.
import './fonts.css';
