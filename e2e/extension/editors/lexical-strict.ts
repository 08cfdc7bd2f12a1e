// The first one's listeners come before the editor's.
import "./strict-events";
import "./lexical";
